import type { Kysely } from 'kysely';
import type { Counted, WeekGroup } from '#domain/leads/desk/digest.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { lagosDate, startOfLagosDay } from '#domain/shared/dates.ts';
import { allLeads, type LeadFilter } from '../../leads/desk/lead-records.ts';
import { type PeriodNumbers, periodNumbers } from '../../leads/desk/period.ts';
import { type DeskStats, deskStats, weekGroups } from '../../leads/desk/stats.ts';
import { type StuckChannel, stuckChannels } from '../../leads/queue/stuck.ts';
import type { Instant, LeadRow, Tables } from '../../platform/database/tables.ts';
import type { DigestKind } from './schedule.ts';
import { type VisitFacts, visitFacts } from './visit-words.ts';

/** More lines in an e-mail nobody reads; the spreadsheet has the rest. */
export const LISTED = 50;
/** More rows than a desk works on; a spreadsheet program opens them at once. */
export const ROWS_MAX = 5000;

/** Of a day's digest, the leads of so many are grouped. */
const GROUPED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Which digest, and of what time. */
export interface DigestTime {
  kind: DigestKind;
  from_at: Instant;
  until_at: Instant;
}

/** The facts that a digest is made of. */
export interface DigestFacts extends DigestTime {
  /** Calls that are planned up to the end of its day, the earliest first. */
  calls: LeadRow[];
  /** All that ask for an answer and have none: quotes by the day of loading, then the others, the oldest first. */
  open: LeadRow[];
  /** Suspected spam of its time. */
  spam: LeadRow[];
  stuck: StuckChannel[];
  /** The numbers of its time, and of as long a time before. */
  numbers: PeriodNumbers;
  before: PeriodNumbers;
  desk: DeskStats;
  /** Its leads by group: of a day's digest, those of seven days. */
  groups: Record<WeekGroup, Counted[]>;
  groupsFrom: string;
  visits: VisitFacts;
}

/** Reads the facts of a digest. */
export async function digestFacts(
  db: Kysely<Tables>,
  { kind, from_at, until_at }: DigestTime,
): Promise<DigestFacts> {
  const now = Date.parse(until_at);
  const length = now - Date.parse(from_at);
  const time = { from: from_at, before: until_at };
  const earlier = { from: new Date(now - 2 * length).toISOString(), before: from_at };
  const groupsFrom = kind === 'weekly' ? from_at : new Date(now - GROUPED_DAYS * DAY_MS).toISOString();
  const midnight = new Date(startOfLagosDay(lagosDate(until_at)).getTime() + DAY_MS).toISOString();
  return {
    kind,
    from_at,
    until_at,
    calls: (await some(db, { callBefore: midnight })).toSorted((a, b) =>
      ordered(a.next_call_at, b.next_call_at),
    ),
    open: (await some(db, { desk: 'open' })).toSorted((a, b) => ordered(urgency(a), urgency(b))),
    spam: await some(db, { ...time, state: 'spam' }),
    stuck: await stuckChannels(db, now),
    numbers: await periodNumbers(db, time),
    before: await periodNumbers(db, earlier),
    desk: await deskStats(db),
    groups: await weekGroups(db, now, groupsFrom),
    groupsFrom,
    visits: await visitFacts(db, now),
  };
}

/** Whether there is anything to tell. */
export function isEmpty({ kind, calls, spam, stuck, numbers, desk }: DigestFacts): boolean {
  const planned = kind === 'daily' ? calls.length : 0;
  return [numbers.total, spam.length, stuck.length, desk.states.open, planned].every((count) => count === 0);
}

async function some(db: Kysely<Tables>, filter: LeadFilter): Promise<LeadRow[]> {
  const leads: LeadRow[] = [];
  for await (const page of allLeads(db, filter)) {
    leads.push(...page.map(({ lead }) => lead));
    if (leads.length >= ROWS_MAX) break;
  }
  return leads.slice(0, ROWS_MAX);
}

const ordered = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1);

/** Sorts quotes by their day of loading before everything else, and the rest by age. */
const urgency = ({ kind, quote, question, created_at }: LeadRow): string => {
  if (kind !== 'quote') return `1 ${created_at}`;
  const day = readQuote(quote)?.date ?? new URLSearchParams(question ?? '').get('date') ?? '';
  return `0 ${day} ${created_at}`;
};
