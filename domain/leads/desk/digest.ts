import { z } from 'zod';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms/index.ts';
import { LEAD_STATES, type LeadState, LOST_REASONS, type LostReason } from '../states.ts';

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
  /** What there is to know before one acts, a line each. */
  details?: string[];
  /** Ways to reach the sender. */
  ways?: { label: string; href: string }[];
  href?: string;
}

/** Numbers side by side; the first cell of a row says what they are. */
export interface DigestTable {
  columns: string[];
  rows: string[][];
}

export interface DigestSection {
  heading: string;
  lines: DigestLine[];
  table?: DigestTable;
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

const line = z.string().trim().min(2).max(300);
const headSchema = z.strictObject({
  subject: z
    .string()
    .max(120)
    .describe('the subject: {day}, {fresh} is how many are new, {open} how many are not answered'),
  preview: line.describe('what a mailbox shows beside the subject'),
  heading: z.string().max(60).describe('in large letters at the top of the email'),
  lead: line.describe('the paragraph below the heading; it counts what came between {from} and {until}'),
  note: line.describe('the last paragraph'),
});
const tableOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

/** Words of the digests, in `content/emails.yaml`. */
export const digestCopySchema = z.strictObject({
  daily: headSchema.describe('the email of every day'),
  weekly: headSchema.describe('the email of the week'),
  kinds: tableOf<EnquiryKind>(ENQUIRY_KINDS).describe(
    'what an enquiry is called, by the form that it came from',
  ),
  states: tableOf<LeadState>(LEAD_STATES).describe('what the states of an enquiry are called'),
  reasons: tableOf<LostReason>(LOST_REASONS).describe('why an enquiry was lost, as our team chose it'),
  sections: z
    .strictObject({
      calls: z.string().describe('planned for today, or for a day that is over'),
      quotes: z.string().describe('open ones, by the day of loading'),
      others: z.string().describe('all others that are open, the oldest first'),
      quiet: z.string().describe('what nobody waits for'),
      undelivered: z.string().describe('enquiries and emails that could not be delivered'),
      spam: z.string().describe('what was marked as spam'),
      came: z.string().describe('the numbers of enquiries of the week'),
      became: z
        .string()
        .describe('what became of the enquiries of the week that need an answer; {count} is how many'),
      answers: z.string().describe('how soon enquiries were answered'),
      decided: z.string().describe('what was won and lost'),
      estimates: z.string().describe('the price ranges of the week'),
      unanswered: z.string().describe('enquiries without an answer; {since} is the day of the oldest'),
      visits: z.string().describe('the numbers of visits, from {from} to {until}'),
      searches: z.string().describe('searches of the same days that found nothing'),
    })
    .describe('the headings of the parts, each shown only where there is something below it'),
  entry: line.describe('an enquiry to work on, with {name}, {kind} and {reference}'),
  load: line.describe('of a quote, with {from}, {to}, {load} and {day}'),
  estimate: line.describe('below a quote: the price range, from {low} to {high}'),
  noEstimate: z.string().describe('in its place, where there was no price'),
  waits: line.describe('below an enquiry: {age} is how long it waits, {time} since when'),
  hours: z.string().describe('how long an enquiry waits: {count} hours'),
  days: z.string().describe('how long an enquiry waits: {count} days'),
  nextCall: z.string().describe('below an enquiry with a planned call; {time} is when'),
  call: z.string().describe('on the link that calls the customer; {phone} is the number'),
  whatsapp: z.string().describe('on the link that opens a chat'),
  email: z.string().describe('of an enquiry without a telephone number, with {email}'),
  emailSubject: z
    .string()
    .describe('the subject of the answer by email; {reference} is the number of the enquiry'),
  greeting: line.describe('begins the chat, with {name}, {brand} and {reference}'),
  settled: line.describe('new ones that were answered, won or lost already, with {count}'),
  quiet: line.describe('how many subscribed, {newsletter}, and asked for a guide, {eguide}'),
  taken: z.string().describe('below an enquiry that somebody works on; {name} is who'),
  nameless: z.string().describe('shown for a name in suspected spam that may be more than a name'),
  more: line.describe('with {count}; ends a list that is cut'),
  undelivered: line.describe(
    'one line for each {channel}: how many wait, {waiting}, how many were given up, {dead}, and since when, {since}',
  ),
  table: z
    .strictObject({
      now: z.string().describe('heads the numbers of the week'),
      before: z.string().describe('heads those of the week before'),
      total: z.string().describe('all of the group above'),
      answered: z.string().describe('how many got a first answer'),
      median: z.string().describe('half of the first answers were sooner'),
      slowest: z.string().describe('the first answer that took longest'),
      answeredBy: z.string().describe('how many {name} answered'),
      unnamed: z.string().describe('shown for a name that was not typed'),
      share: z.string().describe('how many were won, of those won or lost'),
      value: z.string().describe('with {valued}, how many had a value, and {won}'),
      lostBy: z.string().describe('how many were lost for this {reason}'),
      noReason: z.string().describe('where nobody chose why it was lost'),
      priced: z.string().describe('how many quotes had a price range'),
      low: z.string().describe('all low ends of the ranges together'),
      high: z.string().describe('all high ends of the ranges together'),
      spam: z.string().describe('how many were marked as spam'),
      none: z.string().describe('shown for a number that there is not'),
    })
    .describe('the rows of the tables of the week'),
  visits: line.describe(
    'the visits in one line, with the numbers {visit}, {view}, {form}, {sent}, {answered}, {whatsapp}, {call} and {robot}',
  ),
  visitsOf: line.describe(
    'the same of one page: its {name}, with {visit}, {view}, {form}, {sent}, {answered}, {whatsapp} and {call}',
  ),
  search: z.string().describe('a search that found nothing: its {words}, and its {count}'),
  groups: tableOf<WeekGroup>(WEEK_GROUPS).describe('the headings of the bars in the picture of the week'),
  chart: line.describe('begins the text alternative of the picture, with {from} and {until}'),
  workbook: z.string().max(60).describe('name of the file of open enquiries, with {day}'),
  columns: tableOf([
    'reference',
    'received',
    'kind',
    'state',
    'takenBy',
    'nextCall',
    'name',
    'phone',
    'email',
    'company',
    'from',
    'to',
    'loading',
    'tonnes',
    'trucks',
    'low',
    'high',
    'service',
    'guide',
    'capacity',
    'base',
    'callTime',
    'message',
    'value',
    'reason',
    'cameFrom',
    'link',
  ]).describe('the column headings of the spreadsheet that comes with the daily email'),
  open: z.string().max(40).describe('on the link that opens an enquiry'),
});

export type DigestCopy = z.infer<typeof digestCopySchema>;
