import { z } from 'zod';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms/index.ts';
import { LEAD_STATES, type LeadState } from '../states.ts';

/** By what the leads of a week are counted. */
export const WEEK_GROUPS = ['kind', 'lane', 'truck', 'page', 'campaign'] as const;
export type WeekGroup = (typeof WEEK_GROUPS)[number];

/** How often something occurs among the leads of a week. */
export interface Counted {
  label: string;
  count: number;
}

/** A line of a digest, with the page of its lead where it is about one. */
export interface DigestLine {
  text: string;
  href?: string;
}

export interface DigestSection {
  heading: string;
  lines: DigestLine[];
}

/** Bars of one kind in the picture of the week. */
export interface ChartGroup {
  heading: string;
  bars: Counted[];
}

/** A digest in words, from which both forms of its e-mail are made. */
export interface DigestWords {
  subject: string;
  preview: string;
  heading: string;
  lead: string;
  sections: DigestSection[];
  /** The picture of the week, and the same in words; absent where there is nothing to draw. */
  chart?: { alt: string; groups: ChartGroup[] };
  /** The name of each link. */
  open: string;
  note: string;
}

/** Makes the HTML of a digest, and its picture as SVG with letters as paths; the built pages export one (src/entry.ts). */
export type RenderDigest = (words: DigestWords) => Promise<{ html: string; chart?: string }>;

/** Where the HTML finds its picture among what comes with it (RFC 2392). */
export const CHART_ID = 'week-chart';

const line = z.string().min(2).max(300);
const headSchema = z.strictObject({
  subject: z.string().max(120).describe('with {day}, {fresh} and {open}'),
  preview: line,
  heading: z.string().max(60),
  lead: line.describe('with {from} and {until}'),
});
const tableOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

/** Words of the digests, in `content/emails.yaml`. */
export const digestCopySchema = z.strictObject({
  daily: headSchema,
  weekly: headSchema,
  kinds: tableOf<EnquiryKind>(ENQUIRY_KINDS),
  states: tableOf<LeadState>(LEAD_STATES),
  sections: z.strictObject({
    fresh: z.string(),
    unanswered: z.string().describe('with {since}'),
    undelivered: z.string(),
    spam: z.string(),
    outcomes: z.string(),
    visits: z.string().describe('with {from} and {until}, whole days'),
    searches: z.string().describe('searches of the same days that found nothing'),
  }),
  item: line.describe('with {reference}, {kind}, {name} and {time}'),
  itemState: line.describe('the same of one that somebody did something with, with {state} too'),
  taken: z.string().describe('with {name}'),
  nameless: z.string().describe('stands for a name in suspected spam that may be more than a name'),
  more: line.describe('with {count}; ends a list that is cut'),
  undelivered: line.describe('with {channel}, {waiting}, {dead} and {since}'),
  outcome: z.string().describe('with {state} and {count}'),
  visits: line.describe('with {visit}, {view}, {form}, {sent}, {answered}, {whatsapp}, {call} and {robot}'),
  visitsOf: line.describe('the same of one page, with {name} too'),
  search: z.string().describe('with {words} and {count}'),
  groups: tableOf<WeekGroup>(WEEK_GROUPS),
  chart: line.describe('begins the text alternative of the picture'),
  workbook: z.string().max(60).describe('name of the file of open enquiries, with {day}'),
  columns: tableOf([
    'reference',
    'received',
    'kind',
    'state',
    'takenBy',
    'name',
    'phone',
    'email',
    'company',
    'load',
    'message',
  ]),
  open: z.string().max(40),
  note: line,
});

export type DigestCopy = z.infer<typeof digestCopySchema>;
