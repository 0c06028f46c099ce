import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/channels.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../storage/tables.ts';
import { countLeads } from './lead-records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts of leads and of what became of them. */
export interface LeadStats {
  /** Accepted in the last 1, 7 and 30 days, and ever; suspected spam included. */
  accepted: { day: number; week: number; month: number; ever: number };
  byForm: { kind: EnquiryKind; status: LeadRow['status']; count: number }[];
  deliveries: { channel: ChannelName; state: DeliveryRow['state']; count: number }[];
  /** Since when the oldest delivery that still waits has been owed. */
  waitingSince: Instant | null;
}

export async function leadStats(db: Kysely<Tables>, now = Date.now()): Promise<LeadStats> {
  const since = (days: number) => countLeads(db, { from: new Date(now - days * DAY_MS).toISOString() });
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
    byForm: await db
      .selectFrom('leads')
      .select((row) => ['kind', 'status', row.fn.countAll<number>().as('count')])
      .groupBy(['kind', 'status'])
      .orderBy('kind')
      .orderBy('status')
      .execute(),
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
