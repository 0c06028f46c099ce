import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/leads/channels.ts';
import { owedRows } from '../../leads/queue/pending-rows.ts';
import type { DeliveryRow, Tables } from '../../platform/database/tables.ts';

/** The number of deliveries of one channel in one state. */
export interface OutboxCount {
  channel: ChannelName;
  state: DeliveryRow['state'];
  count: number;
  /** All that were made, those that failed included. */
  attempts: number;
  /** Since when the oldest of them has been owed, in ms since 1970. */
  owedSince: number;
}

/** Counts the deliveries that are kept; for every process that shares the database the same. */
export async function countOutbox(db: Kysely<Tables>): Promise<OutboxCount[]> {
  const rows = await owedRows(db)
    .select((row) => [
      'channel',
      'state',
      row.fn.countAll().as('count'),
      row.fn.sum('attempts').as('attempts'),
      row.fn.min('owed_since').as('since'),
    ])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ channel, state, count, attempts, since }) => ({
    channel,
    state,
    count: Number(count),
    attempts: Number(attempts),
    owedSince: Date.parse(String(since)),
  }));
}
