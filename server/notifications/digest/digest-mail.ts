import type { Kysely } from 'kysely';
import {
  CHART_ID,
  type DigestCopy,
  type DigestWords,
  type RenderDigest,
  WEEK_GROUPS,
} from '#domain/leads/desk/digest.ts';
import type { Content } from '#domain/services/content.ts';
import { lagosShortDay, lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { deskLink } from '../../leads/desk-links/desk-tokens.ts';
import {
  type Attachment,
  type Mailbox,
  type OutgoingMail,
  ownMailbox,
  staffMailboxes,
} from '../../leads/mail/mailer.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { dailySections, type LinkWords } from './daily-words.ts';
import { type DigestFacts, type DigestTime, digestFacts, isEmpty } from './facts.ts';
import { plainDigest } from './schedule.ts';
import { weeklySections } from './weekly-words.ts';
import { openLeadsWorkbook } from './workbook.ts';

/** More bars make no small picture; the rest is in `leads stats`. */
const BARS = 6;

/** Puts a digest into words. @param links without them, lines lead nowhere */
export function digestWords(facts: DigestFacts, copy: DigestCopy, links?: LinkWords): DigestWords {
  const { kind, numbers, desk, from_at, until_at } = facts;
  const head = copy[kind];
  const values = {
    day: lagosShortDay(until_at),
    fresh: String(numbers.total),
    open: String(desk.states.open),
    from: lagosTime(from_at),
    until: lagosTime(until_at),
  };
  const sections = kind === 'daily' ? dailySections(facts, copy, links) : weeklySections(facts, copy);
  return {
    subject: fill(head.subject, values),
    preview: head.preview,
    heading: head.heading,
    lead: fill(head.lead, values),
    sections: sections.filter(({ lines, table }) => lines.length > 0 || table),
    ...chartOf(facts, copy),
    open: copy.open,
    note: head.note,
  };
}

/** The picture of the time, with the same in words. */
function chartOf(
  { groups, groupsFrom, until_at }: DigestFacts,
  copy: DigestCopy,
): Pick<DigestWords, 'chart'> {
  const drawn = WEEK_GROUPS.filter((group) => groups[group].length > 0).map((group) => ({
    heading: copy.groups[group],
    bars: groups[group]
      .slice(0, BARS)
      .map(({ label, count }) => ({ label: group === 'kind' ? kindName(label, copy) : label, count })),
  }));
  if (drawn.length === 0) return {};
  const reported = drawn.map(
    ({ heading, bars }) => `${heading}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
  );
  const time = fill(copy.chart, { from: lagosTime(groupsFrom), until: lagosTime(until_at) });
  return { chart: { alt: [time, ...reported].join(' '), groups: drawn } };
}

const kindName = (label: string, { kinds }: DigestCopy) =>
  Object.entries(kinds).find(([kind]) => kind === label)?.[1] ?? label;

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface DigestMailParts {
  db: Kysely<Tables>;
  keys: Keys;
  content: Pick<Content, 'site' | 'emails'>;
  renderDigest: RenderDigest;
  siteUrl: string;
  mailFrom?: Mailbox | undefined;
}

/** Makes the e-mail of a digest. @returns nothing where there is nothing to tell */
export async function digestMail(
  parts: DigestMailParts,
  digest: DigestTime & { id: string },
  to: string[],
): Promise<OutgoingMail | undefined> {
  const { db, content, renderDigest, mailFrom } = parts;
  const facts = await digestFacts(db, digest);
  if (isEmpty(facts)) return undefined;
  const { digest: copy } = content.emails();
  const site = content.site();
  const links: LinkWords = {
    brand: site.brand.name,
    linkOf: (leadId) => deskLink(parts.keys, parts.siteUrl, leadId),
  };
  const words = digestWords(facts, copy, links);
  const { html, chart } = await renderDigest(words);
  const from = ownMailbox(mailFrom, site);
  return {
    from,
    to: staffMailboxes(to, site),
    subject: words.subject,
    html,
    text: plainDigest(words),
    // The same at each attempt, so that a mailbox can see a repeat.
    messageId: `<digest-${digest.id}@${domainOf(from.address)}>`,
    date: new Date(digest.until_at),
    headers: {},
    attachments: [
      ...(chart ? [await picture(chart)] : []),
      ...(facts.kind === 'daily' ? await workbook(facts, copy, links.linkOf) : []),
    ],
  };
}

async function picture(svg: string): Promise<Attachment> {
  const { default: sharp } = await import('sharp');
  const content = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return { filename: 'week.png', contentType: 'image/png', content, cid: CHART_ID };
}

async function workbook(
  { open, until_at }: DigestFacts,
  copy: DigestCopy,
  linkOf?: (leadId: string) => string,
): Promise<Attachment[]> {
  if (open.length === 0) return [];
  const filename = `${fill(copy.workbook, { day: lagosShortDay(until_at) })}.xlsx`;
  const content = await openLeadsWorkbook(open, copy, linkOf);
  return [{ filename, contentType: WORKBOOK_TYPE, content }];
}
