import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/leads/lead.ts';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../../platform/database/tables.ts';

/** A delivery with what it is about. */
export interface PendingRow
  extends Pick<
    DeliveryRow,
    'channel' | 'state' | 'attempts' | 'due_at' | 'last_error' | 'lead_id' | 'event'
  > {
  /** Null for the newsletter and for digests. */
  kind: LeadRow['kind'] | null;
  email: string | null;
  /** When the lead came, or when it happened. */
  owed_since: Instant;
}

/** All deliveries that are kept, with what became of each. */
export function pendingRows(db: Kysely<Tables>) {
  const rows = db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['channel', 'state', 'attempts', 'due_at', 'last_error', 'lead_id', 'event', 'kind'])
    .select((row) => [
      row.fn.coalesce('leads.email', 'outbox.email').as('email'),
      row.fn.coalesce('happened_at', 'created_at', 'due_at').as('owed_since'),
    ]);
  return db.selectFrom(rows.$castTo<PendingRow>().as('owed'));
}

/** A delivery that was given up, with whom it is about. */
export type DeadLetter = Omit<PendingRow, 'state' | 'due_at'>;

/** The deliveries that were given up, the newest first. */
export function deadLetters(db: Kysely<Tables>, limit: number): Promise<DeadLetter[]> {
  return pendingRows(db)
    .select(['lead_id', 'channel', 'attempts', 'last_error', 'owed_since', 'event', 'kind', 'email'])
    .where('state', '=', 'dead')
    .orderBy('owed_since', 'desc')
    .limit(limit)
    .execute();
}

/** How many deliveries were given up. */
export async function countDeadLetters(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
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
  const { leadId, channel } = choice;
  let update = db
    .updateTable('outbox')
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

const UNDELIVERED = ['pending', 'dead'] as const;

/** How many deliveries a channel still owes, those that were given up included. */
export async function countPending(db: Kysely<Tables>, channel: ChannelName): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll().as('count'))
    .where('channel', '=', channel)
    .where('state', 'in', UNDELIVERED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets what channels still owe that are there no more. @returns how many deliveries */
export async function dropPending(db: Kysely<Tables>, channels: readonly ChannelName[]): Promise<number> {
  if (channels.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('channel', 'in', channels)
    .where('state', 'in', UNDELIVERED)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
