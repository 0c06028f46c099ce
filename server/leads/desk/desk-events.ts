import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DeskAction } from '#domain/leads/desk/desk.ts';
import { isLeadState } from '#domain/leads/states.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Instant, LeadRow, Tables } from '../../platform/database/tables.ts';
import { NO_OTHER_SYSTEMS, type OtherSystems } from '../lead/enabled-targets.ts';
import { enqueueEvent } from '../queue/event-deliveries.ts';

/** An action of the desk on a lead, and the name that was typed with it. */
export interface DeskChange<What extends DeskAction = DeskAction> {
  leadId: string;
  what: What;
  by: string | null;
}

/** Notes in the history of a lead what was done with it, and owes other systems the news of it. */
export async function noteEvent(
  transaction: Transaction<Tables>,
  { leadId, what, by }: DeskChange,
  at: Instant,
  { targets }: Pick<OtherSystems, 'targets'>,
): Promise<void> {
  await transaction
    .insertInto('lead_events')
    .values({ id: randomUUID(), lead_id: leadId, at, what, by_name: by })
    .execute();
  await enqueueEvent(transaction, targets, { event: what, at, lead: { id: leadId, by } });
}

/**
 * Notes what became of a lead, or who took it. The state that it has already is no news. Of what is suspected to be spam other systems hear
 * nothing.
 * @returns false where there is no such lead
 */
export function changeLead(
  { db }: Pick<Storage, 'db'>,
  change: DeskChange<Exclude<DeskAction, 'resent' | 'released'>>,
  otherSystems: Pick<OtherSystems, 'targets'>,
): Promise<boolean> {
  const at = new Date().toISOString();
  const { leadId } = change;
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select(['status', 'desk_state', 'taken_by'])
      .where('id', '=', leadId)
      .forUpdate()
      .executeTakeFirst();
    if (!lead) return false;
    const values = valuesOf(change);
    if (Object.entries(values).every(([column, value]) => lead[column as keyof typeof values] === value))
      return true;
    await transaction
      .updateTable('leads')
      .set({ ...values, desk_changed_at: at })
      .where('id', '=', leadId)
      .execute();
    const told = lead.status === 'accepted' ? otherSystems : NO_OTHER_SYSTEMS;
    await noteEvent(transaction, change, at, told);
    return true;
  });
}

function valuesOf({ what, by }: DeskChange): Partial<Pick<LeadRow, 'desk_state' | 'taken_by'>> {
  if (!isLeadState(what)) return { taken_by: by };
  return { desk_state: what === 'open' ? null : what };
}

/**
 * Has the desk's e-mail of a lead sent again, as a message of its own: mailboxes show a repeated Message-ID only once.
 * @returns false where none is pending, or it is on its way just now
 */
export function sendAgain(
  { db }: Pick<Storage, 'db'>,
  leadId: string,
  by: string | null,
  otherSystems: Pick<OtherSystems, 'targets'>,
): Promise<boolean> {
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
    await noteEvent(transaction, { leadId, what: 'resent', by }, at, otherSystems);
    return true;
  });
}
