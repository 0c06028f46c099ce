import type { Storage } from '../../platform/database/index.ts';
import { Allowances } from '../../platform/limits/allowances.ts';
import { allowanceKeys, countedLead, pendingDeliveries, type QueueParts } from '../accept/enqueue.ts';
import { noteEvent } from './desk-events.ts';

/**
 * Takes a lead for what it says after all: it is accepted, and owes what it would have pending at once.
 * @param by the name that was typed with it
 * @returns how many deliveries are due; nothing where the lead is no suspected spam (any more)
 */
export function releaseLead(
  { db }: Pick<Storage, 'db'>,
  id: string,
  parts: QueueParts,
  by: string | null = null,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .updateTable('leads')
      .set({ status: 'accepted' })
      .where('id', '=', id)
      .where('status', '=', 'suspected_spam')
      .returningAll()
      .executeTakeFirst();
    if (!lead) return undefined;
    const now = new Date().toISOString();
    await noteEvent(transaction, { leadId: id, what: 'released', by }, now, parts.otherSystems);
    const counted = countedLead(lead, undefined, parts);
    const allowances = await Allowances.of(transaction, allowanceKeys(counted));
    const pending = await pendingDeliveries(transaction, allowances, [counted], parts);
    await allowances.save();
    if (pending.length > 0) await transaction.insertInto('outbox').values(pending).execute();
    return pending.length;
  });
}
