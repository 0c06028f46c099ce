import {
  type Counted,
  type DigestCopy,
  type DigestLine,
  type DigestSection,
  type DigestWords,
  WEEK_GROUPS,
  type WeekGroup,
} from '#domain/leads/desk/digest.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { LEAD_STATES, type LeadState } from '#domain/leads/states.ts';
import { lagosShortDay, lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { harmlessName, nameOf } from '../../leads/lead/values.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import type { Funnel, VisitStats } from '../../visits/funnel.ts';
import type { DigestFacts, Listed } from './facts.ts';

/** More bars make no small picture; the rest is in `leads stats`. */
const BARS = 6;
/** Pages whose visits are told; the rest is in `leads funnel`. */
const PAGES = 8;

/** Makes the address of the page of a lead; without it, lines have none. */
export type LinkOf = (leadId: string) => string;

/** Puts a digest into words. */
export function digestWords(facts: DigestFacts, copy: DigestCopy, linkOf?: LinkOf): DigestWords {
  const { kind, fresh, from_at, until_at, stats } = facts;
  const head = copy[kind];
  const values = {
    day: lagosShortDay(until_at),
    fresh: String(fresh.count),
    open: String(stats.desk.states.open),
    from: lagosTime(from_at),
    until: lagosTime(until_at),
  };
  const sections = kind === 'daily' ? dailySections(facts, copy, linkOf) : weeklySections(facts, copy);
  return {
    subject: fill(head.subject, values),
    preview: head.preview,
    heading: head.heading,
    lead: fill(head.lead, values),
    sections: sections.filter(({ lines }) => lines.length > 0),
    ...chartOf(stats.week, copy),
    open: copy.open,
    note: copy.note,
  };
}

function dailySections(facts: DigestFacts, copy: DigestCopy, linkOf?: LinkOf): DigestSection[] {
  const { fresh, unanswered, spam, stats } = facts;
  const since = lagosTime(stats.desk.unansweredSince ?? facts.until_at);
  const line = (lead: LeadRow, name = nameOf(lead)): DigestLine => ({
    text: itemText(lead, name, copy),
    ...(linkOf && { href: linkOf(lead.id) }),
  });
  const list = (heading: string, { leads, count }: Listed, lineOf: (lead: LeadRow) => DigestLine) => ({
    heading: `${heading}: ${count}`,
    lines: [
      ...leads.map(lineOf),
      ...(count > leads.length ? [{ text: fill(copy.more, { count: String(count - leads.length) }) }] : []),
    ],
  });
  return [
    list(copy.sections.fresh, fresh, (lead) => line(lead)),
    list(fill(copy.sections.unanswered, { since }), unanswered, (lead) => line(lead)),
    undelivered(facts, copy),
    // Text that looks like an address becomes a link in many mailboxes, also in a name.
    list(copy.sections.spam, spam, (lead) => line(lead, harmlessName(lead.first_name) ?? copy.nameless)),
  ];
}

function weeklySections(facts: DigestFacts, copy: DigestCopy): DigestSection[] {
  const { fresh, spam, outcomes, stats, visits, nothingFound } = facts;
  const count = (number: number, state: LeadState) => ({
    text: fill(copy.outcome, { count: String(number), state: copy.states[state] }),
  });
  const { open, unansweredSince } = { ...stats.desk.states, ...stats.desk };
  return [
    {
      heading: `${copy.sections.fresh}: ${fresh.count}`,
      lines: LEAD_STATES.map((state) => count(outcomes[state], state)),
    },
    {
      heading: `${fill(copy.sections.unanswered, { since: unansweredSince ? lagosTime(unansweredSince) : '' })}: ${open}`,
      lines: open === 0 ? [] : [count(open, 'open')],
    },
    undelivered(facts, copy),
    {
      heading: `${copy.sections.spam}: ${spam.count}`,
      lines: spam.count === 0 ? [] : [{ text: String(spam.count) }],
    },
    {
      heading: fill(copy.sections.visits, {
        from: lagosShortDay(visits.from),
        until: lagosShortDay(visits.until),
      }),
      lines: visitLines(visits, copy),
    },
    {
      heading: copy.sections.searches,
      lines: nothingFound.map(({ words, count: times }) => ({
        text: fill(copy.search, { words, count: String(times) }),
      })),
    },
  ];
}

/** The visits of the week, and those of the pages that were seen most. */
function visitLines({ all, by }: VisitStats, copy: DigestCopy): DigestLine[] {
  if (all.view === 0) return [];
  const line = (words: string, name: string, funnel: Funnel): DigestLine => ({
    text: fill(words, {
      name,
      ...Object.fromEntries(Object.entries(funnel).map(([step, count]) => [step, String(count)])),
    }),
  });
  return [
    line(copy.visits, '', all),
    ...by.page.slice(0, PAGES).map(({ name, ...funnel }) => line(copy.visitsOf, name, funnel)),
  ];
}

const undelivered = ({ stuck }: DigestFacts, copy: DigestCopy): DigestSection => ({
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

function itemText(lead: LeadRow, name: string, copy: DigestCopy): string {
  const done = [
    ...(lead.desk_state ? [copy.states[lead.desk_state]] : []),
    ...(lead.taken_by ? [fill(copy.taken, { name: lead.taken_by })] : []),
  ].join(', ');
  const values = {
    reference: referenceOf(lead.id),
    kind: copy.kinds[lead.kind],
    name,
    time: lagosTime(lead.created_at),
    state: done,
  };
  return fill(done ? copy.itemState : copy.item, values);
}

/** The picture of the week, with the same in words. */
function chartOf(week: Record<WeekGroup, Counted[]>, copy: DigestCopy): Pick<DigestWords, 'chart'> {
  const groups = WEEK_GROUPS.filter((group) => week[group].length > 0).map((group) => ({
    heading: copy.groups[group],
    bars: week[group]
      .slice(0, BARS)
      .map(({ label, count }) => ({ label: group === 'kind' ? kindName(label, copy) : label, count })),
  }));
  if (groups.length === 0) return {};
  const told = groups.map(
    ({ heading, bars }) => `${heading}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
  );
  return { chart: { alt: [copy.chart, ...told].join(' '), groups } };
}

const kindName = (label: string, { kinds }: DigestCopy) =>
  Object.entries(kinds).find(([kind]) => kind === label)?.[1] ?? label;
