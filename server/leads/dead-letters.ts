import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/channels.ts';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';

/** A delivery that was given up, with whom it is about. */
export type DeadLetter = Pick<DeliveryRow, 'lead_id' | 'channel' | 'attempts' | 'last_error'> &
  Pick<LeadRow, 'created_at' | 'kind' | 'email'>;

/** The deliveries that were given up, those of the newest leads first. */
export function deadLetters(db: Kysely<Tables>, limit: number): Promise<DeadLetter[]> {
  return db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['lead_id', 'channel', 'attempts', 'last_error', 'created_at', 'kind', 'email'])
    .where('state', '=', 'dead')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many deliveries were given up. */
export async function countDeadLetters(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return count;
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
  const { leadId, channel } = choice;
  let update = db
    .updateTable('deliveries')
    .set({ state: 'pending', due_at: new Date().toISOString(), sent_at: null })
    .where('state', 'in', statesOf(choice));
  if (leadId) update = update.where('lead_id', '=', leadId);
  if (channel) update = update.where('channel', '=', channel);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
