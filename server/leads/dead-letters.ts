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

/** Which deliveries are to be tried again: of one lead, also those that wait; or all that were given up. */
export interface RetryChoice {
  leadId?: string;
  channel?: ChannelName;
}

/** Makes deliveries due now. @returns how many */
export async function retryNow(db: Kysely<Tables>, { leadId, channel }: RetryChoice): Promise<number> {
  let update = db
    .updateTable('deliveries')
    .set({ state: 'pending', due_at: new Date().toISOString() })
    .where('state', 'in', leadId ? ['dead', 'pending'] : ['dead']);
  if (leadId) update = update.where('lead_id', '=', leadId);
  if (channel) update = update.where('channel', '=', channel);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
