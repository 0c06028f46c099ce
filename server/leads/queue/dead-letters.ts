import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/leads/lead.ts';
import type { DeliveryRow, Tables } from '../../platform/database/tables.ts';
import { type PendingRow, pendingRows } from './delivery-queue.ts';

/** A delivery that was given up, with whom it is about. */
export type DeadLetter = Pick<
  PendingRow,
  'lead_id' | 'channel' | 'attempts' | 'last_error' | 'kind' | 'email' | 'owed_since'
>;

/** The deliveries that were given up, the newest first. */
export function deadLetters(db: Kysely<Tables>, limit: number): Promise<DeadLetter[]> {
  return pendingRows(db)
    .select(['lead_id', 'channel', 'attempts', 'last_error', 'owed_since', 'kind', 'email'])
    .where('state', '=', 'dead')
    .orderBy('owed_since', 'desc')
    .limit(limit)
    .execute();
}

/** How many deliveries were given up. */
export async function countDeadLetters(db: Kysely<Tables>): Promise<number> {
  const { count } = await pendingRows(db)
    .select((row) => row.fn.countAll().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which deliveries are to be tried again. */
export interface RetryChoice {
  /** Those that were given up, and of one lead also those that wait; all that lie in files; or of one lead whatever was sent too. */
  which: 'owed' | 'written' | 'everything';
  leadId?: string;
  channel?: ChannelName;
}

/** A delivery that one process has in hand is its own. */
type Repeatable = Exclude<DeliveryRow['state'], 'leased'>;

function statesOf({ which, leadId }: RetryChoice): Repeatable[] {
  switch (which) {
    case 'owed':
      return leadId ? ['dead', 'pending'] : ['dead'];
    case 'written':
      return ['written'];
    case 'everything':
      return ['dead', 'pending', 'written', 'sent'];
  }
}

/** Makes deliveries due now, and begins the days of trying anew. @returns how many */
export async function retryNow(db: Kysely<Tables>, choice: RetryChoice): Promise<number> {
  return (await retryIn(db, 'deliveries', choice)) + (await retryIn(db, 'event_deliveries', choice));
}

async function retryIn(
  db: Kysely<Tables>,
  table: 'deliveries' | 'event_deliveries',
  choice: RetryChoice,
): Promise<number> {
  const { leadId, channel } = choice;
  let update = db
    // Both have these columns.
    .updateTable(table as 'deliveries')
    .set({
      state: 'pending',
      due_at: new Date().toISOString(),
      sent_at: null,
      attempts: 0,
      last_error: null,
    })
    .where('state', 'in', statesOf(choice));
  if (leadId) update = update.where('lead_id', '=', leadId);
  if (channel) update = update.where('channel', '=', channel);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many deliveries a channel still owes, those that were given up included. */
export async function countPending(db: Kysely<Tables>, channel: ChannelName): Promise<number> {
  const { count } = await pendingRows(db)
    .select((row) => row.fn.countAll().as('count'))
    .where('channel', '=', channel)
    .where('state', 'in', ['pending', 'dead'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets what a target is still pending that is there no more. @returns how many deliveries */
export async function dropPending(db: Kysely<Tables>, channel: ChannelName): Promise<number> {
  const counts = await db.transaction().execute((transaction) =>
    Promise.all(
      (['deliveries', 'event_deliveries'] as const).map(async (table) => {
        const { numDeletedRows } = await transaction
          // Both have these columns.
          .deleteFrom(table as 'deliveries')
          .where('channel', '=', channel)
          .where('state', 'in', ['pending', 'dead'])
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
