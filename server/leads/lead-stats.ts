import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/channels.ts';
import { countByForm, type LeadCount } from '../metrics/lead-counts.ts';
import type { DeliveryRow, Instant, Tables } from '../storage/tables.ts';
import { countLeads } from './lead-records.ts';
import { countByCampaign, countByPage, type OriginCount } from './origin-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts of leads and of what became of them. */
export interface LeadStats {
  /** Accepted in the last 1, 7 and 30 days, and ever; suspected spam included. */
  accepted: { day: number; week: number; month: number; ever: number };
  /** Of these, kept without telling anybody; a person looks whether one is a customer. */
  suspectedSpam: { day: number; week: number; ever: number };
  byForm: LeadCount[];
  /** Where the enquiries of the last 7 days came from, most first and cut; without suspected spam. */
  week: { byPage: OriginCount[]; byCampaign: OriginCount[] };
  deliveries: { channel: ChannelName; state: DeliveryRow['state']; count: number }[];
  /** Since when the oldest delivery that still waits has been owed. */
  waitingSince: Instant | null;
}

export async function leadStats(db: Kysely<Tables>, now = Date.now()): Promise<LeadStats> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const since = (days: number, state?: 'spam') =>
    countLeads(db, { from: daysAgo(days), ...(state && { state }) });
  const oldest = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select((row) => row.fn.min('created_at').as('since'))
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
    week: {
      byPage: await countByPage(db, daysAgo(7)),
      byCampaign: await countByCampaign(db, daysAgo(7)),
    },
    deliveries: await db
      .selectFrom('deliveries')
      .select((row) => ['channel', 'state', row.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
    waitingSince: oldest?.since ?? null,
  };
}
