import { naira } from '#domain/company/claims.ts';
import { ASKS_FOR_ANSWER } from '#domain/leads/desk/desk.ts';
import type { DigestCopy, DigestLine, DigestSection } from '#domain/leads/desk/digest.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { tonnes } from '#domain/price/trucks/load-query.ts';
import { lagosShortDay, lagosTime, startOfLagosDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { harmlessName, isDialable, nameOf } from '../../leads/lead/values.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { type DigestFacts, LISTED } from './facts.ts';

/** Letters of a message that tell what it is about. */
const MESSAGE_MAX = 140;
const HOUR_MS = 60 * 60 * 1000;
/** From here on an age is reported in days. */
const HOURS_MAX = 48;

/** What the lines of leads lead to; a digest on a terminal has none. */
export interface LinkWords {
  /** Makes the address of the page of a lead, where there are such pages. */
  linkOf?: (leadId: string) => string;
  brand: string;
}

/** The digest of a day: a list to work through, what is due first. */
export function dailySections(facts: DigestFacts, copy: DigestCopy, links?: LinkWords): DigestSection[] {
  const { calls, open, spam, until_at } = facts;
  const called = new Set(calls.map(({ id }) => id));
  const rest = open.filter(({ id }) => !called.has(id));
  const line = (lead: LeadRow) => lineOf(lead, until_at, copy, links);
  const list = (
    heading: string,
    leads: LeadRow[],
    lineFor: (lead: LeadRow) => DigestLine,
  ): DigestSection => ({
    heading: `${heading}: ${leads.length}`,
    lines: [
      ...leads.slice(0, LISTED).map(lineFor),
      ...(leads.length > LISTED ? [{ text: fill(copy.more, { count: String(leads.length - LISTED) }) }] : []),
    ],
  });
  const isQuote = ({ kind }: LeadRow) => kind === 'quote';
  return [
    list(copy.sections.calls, calls, line),
    list(copy.sections.quotes, rest.filter(isQuote), line),
    list(
      copy.sections.others,
      rest.filter((lead) => !isQuote(lead)),
      line,
    ),
    quiet(facts, copy),
    undelivered(facts, copy),
    // Text that looks like an address becomes a link in many mailboxes, also in a name.
    list(copy.sections.spam, spam, (lead) => ({
      text: entryText(lead, harmlessName(lead.first_name) ?? copy.nameless, copy),
      ...linked(lead, links),
    })),
  ];
}

/** What came and needs nothing, in a line or two. */
function quiet({ numbers }: DigestFacts, copy: DigestCopy): DigestSection {
  const { kinds, states } = numbers;
  const reported = ENQUIRY_KINDS.filter((kind) => !ASKS_FOR_ANSWER[kind]);
  const settled = states.answered + states.won + states.lost;
  const values = Object.fromEntries(reported.map((kind) => [kind, String(kinds[kind])]));
  return {
    heading: copy.sections.quiet,
    lines: [
      ...(reported.some((kind) => kinds[kind] > 0) ? [{ text: fill(copy.quiet, values) }] : []),
      ...(settled > 0 ? [{ text: fill(copy.settled, { count: String(settled) }) }] : []),
    ],
  };
}

/** The deliveries that wait too long or were given up. */
export const undelivered = ({ stuck }: DigestFacts, copy: DigestCopy): DigestSection => ({
  heading: copy.sections.undelivered,
  lines: stuck.map(({ channel, waiting, dead, since }) => ({
    text: fill(copy.undelivered, {
      channel,
      waiting: String(waiting),
      dead: String(dead),
      since: lagosTime(since),
    }),
  })),
});

const entryText = (lead: LeadRow, name: string, copy: DigestCopy) =>
  fill(copy.entry, { name, kind: copy.kinds[lead.kind], reference: referenceOf(lead.id) });

const linked = ({ id }: LeadRow, links?: LinkWords) => links?.linkOf && { href: links.linkOf(id) };

function lineOf(lead: LeadRow, until: string, copy: DigestCopy, links?: LinkWords): DigestLine {
  const name = nameOf(lead);
  const { phone_number: phone } = lead;
  const ways = waysTo(lead, copy, links);
  return {
    text: entryText(lead, name, copy),
    details: [
      ...aboutLines(lead, copy),
      ...(phone && !isDialable(phone) ? [phone] : []),
      standing(lead, until, copy),
    ],
    ...(ways.length > 0 && { ways }),
    ...linked(lead, links),
  };
}

/** A telephone number is called first; without one there is the address. */
function waysTo(lead: LeadRow, copy: DigestCopy, links?: LinkWords) {
  const { phone_number: phone, email } = lead;
  const reference = referenceOf(lead.id);
  if (phone === null || !isDialable(phone)) {
    if (email === null) return [];
    const subject = encodeURIComponent(fill(copy.emailSubject, { reference }));
    const href = `mailto:${encodeURIComponent(email)}?subject=${subject}`;
    return [{ label: fill(copy.email, { email }), href }];
  }
  const call = { label: fill(copy.call, { phone }), href: `tel:${phone}` };
  if (!links) return [call];
  const values = { name: nameOf(lead), brand: links.brand, reference };
  return [call, { label: copy.whatsapp, href: whatsappAddress(phone, fill(copy.greeting, values)) }];
}

/** What an enquiry is about: road, load and estimate of a quote, the offer of an owner, the beginning of a message. */
function aboutLines(lead: LeadRow, copy: DigestCopy): string[] {
  const quote = readQuote(lead.quote);
  if (quote) {
    const { from, to, load, date, estimate } = quote;
    const day = lagosShortDay(startOfLagosDay(date).toISOString());
    const values = { from: from.name, to: to.name, load: tonnes(load.kilograms), day };
    const price = estimate && { low: naira(estimate.low), high: naira(estimate.high) };
    return [fill(copy.load, values), price ? fill(copy.estimate, price) : copy.noEstimate];
  }
  const { company, service, capacity, base, call_time, message } = lead;
  const facts = [company, service, capacity, base, call_time].filter(Boolean).join(', ');
  const words = (message ?? '').replace(/\s+/g, ' ').slice(0, MESSAGE_MAX);
  return [facts, words].filter(Boolean);
}

/** Since when it waits, what was done with it, and when it is to be called. */
function standing(lead: LeadRow, until: string, copy: DigestCopy): string {
  const { created_at, desk_state, taken_by, next_call_at } = lead;
  const hours = Math.floor((Date.parse(until) - Date.parse(created_at)) / HOUR_MS);
  const age =
    hours < HOURS_MAX
      ? fill(copy.hours, { count: String(hours) })
      : fill(copy.days, { count: String(Math.floor(hours / 24)) });
  return [
    desk_state ? copy.states[desk_state] : fill(copy.waits, { age, time: lagosTime(created_at) }),
    ...(taken_by ? [fill(copy.taken, { name: taken_by })] : []),
    ...(next_call_at ? [fill(copy.nextCall, { time: lagosTime(next_call_at) })] : []),
  ].join(', ');
}
