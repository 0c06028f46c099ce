import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/channels.ts';
import type { DeliveryRow, Tables } from '../storage/tables.ts';
import { type OwedRow, owedRows } from './owed-rows.ts';

/** A delivery that was given up, with whom it is about. */
export type DeadLetter = Pick<
  OwedRow,
  'lead_id' | 'channel' | 'attempts' | 'last_error' | 'kind' | 'email' | 'owed_since'
>;

/** The deliveries that were given up, the newest first. */
export function deadLetters(db: Kysely<Tables>, limit: number): Promise<DeadLetter[]> {
  return owedRows(db)
    .select(['lead_id', 'channel', 'attempts', 'last_error', 'owed_since', 'kind', 'email'])
    .where('state', '=', 'dead')
    .orderBy('owed_since', 'desc')
    .limit(limit)
    .execute();
}

/** Which deliveries are to be tried again. */
export interface RetryChoice {
  /** Those that were given up, and of one lead also those that wait; all that lie in files; or of one lead whatever was sent too. */
  which: 'owed' | 'written' | 'everything';
  leadId?: string;
  channel?: ChannelName;
}

/** What one process has in hand is its own. */
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

/** Makes deliveries due now. @returns how many */
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
    .set({ state: 'pending', due_at: new Date().toISOString(), sent_at: null })
    .where('state', 'in', statesOf(choice));
  if (leadId) update = update.where('lead_id', '=', leadId);
  if (channel) update = update.where('channel', '=', channel);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
