import type { Kysely } from 'kysely';
import { allLeads, countLeads, type LeadFilter } from '../../leads/desk/lead-records.ts';
import { type DeskStats, deskStats, type LeadStats, leadStats } from '../../leads/desk/stats.ts';
import type { DigestRow, LeadRow, Tables } from '../../platform/database/tables.ts';
import { type VisitStats, visitStats } from '../../visits/funnel.ts';
import { type SearchedWords, searchStats } from '../../visits/searches.ts';
import { type StuckChannel, stuckChannels } from '../alerts/watch.ts';

/** More lines in an e-mail nobody reads; the spreadsheet has the rest. */
export const LISTED = 50;

const VISIT_DAYS = 7;
/** Searches that are told; the rest is in `content stats`. */
const SEARCHES = 8;

/** Some leads of many. */
export interface Listed {
  leads: LeadRow[];
  count: number;
}

/** Which digest, and of what time. */
export type DigestTime = Pick<DigestRow, 'kind' | 'from_at' | 'until_at'>;

/** The facts that a digest is made of. */
export interface DigestFacts extends DigestTime {
  /** Accepted in its time. */
  fresh: Listed;
  /** Came before it and have no answer yet, the oldest first. */
  unanswered: Listed;
  /** Suspected spam of its time. */
  spam: Listed;
  stuck: StuckChannel[];
  /** Of the leads of its time. */
  outcomes: DeskStats['states'];
  /** Visits of the seven days up to its end; the same as `leads funnel --days 7`. */
  visits: VisitStats;
  /** The searches of the same days that found nothing. */
  nothingFound: SearchedWords[];
  /** The same as `leads stats`. */
  stats: LeadStats;
}

export async function digestFacts(
  db: Kysely<Tables>,
  { kind, from_at, until_at }: DigestTime,
): Promise<DigestFacts> {
  const now = Date.parse(until_at);
  const time = { from: from_at, before: until_at };
  return {
    kind,
    from_at,
    until_at,
    fresh: await listed(db, { ...time, status: 'accepted' }),
    unanswered: await listed(db, { desk: 'open', before: from_at }),
    spam: await listed(db, { ...time, state: 'spam' }),
    stuck: await stuckChannels(db, now),
    outcomes: (await deskStats(db, time)).states,
    visits: await visitStats(db, VISIT_DAYS, now),
    nothingFound: (await searchStats(db, VISIT_DAYS, SEARCHES, now)).nothingFound,
    stats: await leadStats(db, now),
  };
}

/** Whether there is anything to tell. */
export function isEmpty({ kind, fresh, unanswered, spam, stuck, stats }: DigestFacts): boolean {
  const counts = [fresh.count, spam.count, stuck.length];
  const waiting = kind === 'daily' ? unanswered.count : stats.desk.states.open;
  return [...counts, waiting].every((count) => count === 0);
}

async function listed(db: Kysely<Tables>, filter: LeadFilter): Promise<Listed> {
  const leads: LeadRow[] = [];
  for await (const page of allLeads(db, filter)) {
    leads.push(...page.map(({ lead }) => lead));
    if (leads.length >= LISTED) break;
  }
  return { leads: leads.slice(0, LISTED), count: await countLeads(db, filter) };
}
