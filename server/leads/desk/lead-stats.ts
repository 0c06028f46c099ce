import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/leads/channels.ts';
import type { Counted, WeekGroup } from '#domain/leads/desk/digest.ts';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../../platform/database/tables.ts';
import { owedRows } from '../queue/pending-rows.ts';
import { type DeskStats, deskStats } from './desk-stats.ts';
import { countByForm, type LeadCount } from './lead-counts.ts';
import { allLeads, countLeads } from './lead-records.ts';
import { groupsOf } from './week-groups.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** Counts of leads and of what became of them. */
export interface LeadStats {
  /** Accepted in the last 1, 7 and 30 days, and ever; suspected spam included. */
  accepted: { day: number; week: number; month: number; ever: number };
  /** Of these, kept without telling anybody; a person looks whether one is a customer. */
  suspectedSpam: { day: number; week: number; ever: number };
  byForm: LeadCount[];
  /** The states of all leads that ask for an answer. */
  desk: DeskStats;
  /** The accepted leads of the last 7 days by form, lane, truck, page and campaign. */
  week: Record<WeekGroup, Counted[]>;
  deliveries: { channel: ChannelName; state: DeliveryRow['state']; count: number }[];
  /** Since when the oldest delivery that still waits has been owed. */
  waitingSince: Instant | null;
}

export async function leadStats(db: Kysely<Tables>, now = Date.now()): Promise<LeadStats> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const since = (days: number, state?: 'spam') =>
    countLeads(db, { from: daysAgo(days), ...(state && { state }) });
  const oldest = await owedRows(db)
    .select((row) => row.fn.min('owed_since').as('since'))
    .where('state', 'in', ['pending', 'leased'])
    .executeTakeFirst();
  return {
    accepted: {
      day: await since(1),
      week: await since(7),
      month: await since(30),
      ever: await countLeads(db),
    },
    suspectedSpam: {
      day: await since(1, 'spam'),
      week: await since(7, 'spam'),
      ever: await countLeads(db, { state: 'spam' }),
    },
    byForm: await countByForm(db),
    desk: await deskStats(db),
    week: await weekGroups(db, now),
    deliveries: await owedRows(db)
      .select((row) => ['channel', 'state', row.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
    waitingSince: oldest?.since ?? null,
  };
}

/** Counts the accepted leads of the seven days before an instant by each group. */
export async function weekGroups(db: Kysely<Tables>, now: number): Promise<Record<WeekGroup, Counted[]>> {
  const from = new Date(now - WEEK_DAYS * DAY_MS).toISOString();
  const leads: LeadRow[] = [];
  for await (const page of allLeads(db, { from, before: new Date(now).toISOString() }))
    leads.push(...page.map(({ lead }) => lead).filter(({ status }) => status === 'accepted'));
  return groupsOf(leads);
}
