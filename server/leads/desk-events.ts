import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type DeskAction, isLeadState } from '#domain/desk.ts';
import type { Storage } from '../storage/index.ts';
import type { Instant, LeadRow, Tables } from '../storage/tables.ts';
import { owedDelivery } from './delivery-row.ts';
import type { OwedParts } from './owed-deliveries.ts';

/** What the desk does with a lead, and the name that was typed with it. */
export interface DeskChange<What extends DeskAction = DeskAction> {
  leadId: string;
  what: What;
  by: string | null;
}

/** Notes in the history of a lead what was done with it. */
export async function noteEvent(
  transaction: Transaction<Tables>,
  { leadId, what, by }: DeskChange,
  at: Instant,
): Promise<void> {
  await transaction
    .insertInto('lead_events')
    .values({ id: randomUUID(), lead_id: leadId, at, what, by_name: by })
    .execute();
}

/**
 * Notes what became of a lead, or who took it, and owes other systems the news of it.
 * @returns false where there is no such lead
 */
export function changeLead(
  { db }: Pick<Storage, 'db'>,
  change: DeskChange<Exclude<DeskAction, 'resent' | 'released'>>,
  { otherSystems, messageDomain }: Pick<OwedParts, 'otherSystems' | 'messageDomain'>,
): Promise<boolean> {
  const at = new Date().toISOString();
  const { leadId } = change;
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .updateTable('leads')
      .set({ ...valuesOf(change), desk_changed_at: at })
      .where('id', '=', leadId)
      .returning('id')
      .executeTakeFirst();
    if (!lead) return false;
    await noteEvent(transaction, change, at);
    if (otherSystems.webhook) await oweNews(transaction, leadId, messageDomain, at);
    return true;
  });
}

function valuesOf({ what, by }: DeskChange): Partial<Pick<LeadRow, 'desk_state' | 'taken_by'>> {
  if (!isLeadState(what)) return { taken_by: by };
  return { desk_state: what === 'open' ? null : what };
}

/** The count of attempts goes on: by it a late holder is told from the next one. */
async function oweNews(transaction: Transaction<Tables>, leadId: string, messageDomain: string, at: Instant) {
  await transaction
    .insertInto('deliveries')
    .values(owedDelivery({ leadId, channel: 'webhook-change', dueAt: at, turnAt: at, messageDomain }))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: 'pending', due_at: at, leased_until: null, last_error: null, sent_at: null }),
    )
    .execute();
}

/**
 * Has the desk's e-mail of a lead sent again, as a message of its own: mailboxes show a repeated Message-ID only once.
 * @returns false where none is owed, or it is on its way just now
 */
export function sendAgain({ db }: Pick<Storage, 'db'>, leadId: string, by: string | null): Promise<boolean> {
  const now = new Date();
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const sent = await transaction
      .selectFrom('deliveries')
      .select('message_id')
      .where('lead_id', '=', leadId)
      .where('channel', '=', 'sales-email')
      .executeTakeFirst();
    if (!sent) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({
        state: 'pending',
        due_at: at,
        sent_at: null,
        message_id: sent.message_id.replace(/(?:\+\d+)?@/, `+${now.getTime()}@`),
      })
      .where('lead_id', '=', leadId)
      .where('channel', '=', 'sales-email')
      .where('state', '!=', 'leased')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await noteEvent(transaction, { leadId, what: 'resent', by }, at);
    return true;
  });
}
