import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { DeskAction } from '#domain/leads/desk/desk.ts';
import { isLeadState, LEAD_STATES, type LostReason } from '#domain/leads/states.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Instant, LeadEventRow, LeadRow, Tables } from '../../platform/database/tables.ts';
import { NO_OTHER_SYSTEMS, type OtherSystems } from '../lead/enabled-targets.ts';
import { enqueueEvent } from '../queue/new-deliveries.ts';

/** An action of the desk on a lead, with what was typed with it. */
export interface DeskChange<What extends DeskAction = DeskAction> {
  leadId: string;
  what: What;
  by: string | null;
  note?: string | null;
  /** When to call next; null for not at all, and as it is where nothing is said. */
  nextCallAt?: Instant | null | undefined;
  /** Naira, of what is won. */
  value?: number | null;
  /** Of what is lost. */
  reason?: LostReason | null;
}

/** A row of the history. */
type Noted = Pick<LeadEventRow, 'what' | 'note' | 'detail'>;

const PLAIN: Pick<Noted, 'note' | 'detail'> = { note: null, detail: null };

/** Notes in the history of a lead what was done with it, and owes other systems the news of it. */
export async function noteEvent(
  transaction: Transaction<Tables>,
  { leadId, by, ...noted }: Pick<DeskChange, 'leadId' | 'by'> & Partial<Noted> & Pick<Noted, 'what'>,
  at: Instant,
  { targets }: Pick<OtherSystems, 'targets'>,
): Promise<void> {
  const { what, note, detail } = { ...PLAIN, ...noted };
  await transaction
    .insertInto('lead_events')
    .values({ id: randomUUID(), lead_id: leadId, at, what, by_name: by, note, detail })
    .execute();
  await enqueueEvent(transaction, targets, { event: what, at, lead: { id: leadId, by, note } });
}

/**
 * Notes what the desk says of a lead: what became of it, who took it, a note, the next call. What it says already is no news. Of what is
 * suspected to be spam other systems hear nothing.
 * @returns whether that changed anything; nothing where there is no such lead
 */
export function changeLead(
  { db }: Pick<Storage, 'db'>,
  change: DeskChange<Exclude<DeskAction, 'resent' | 'released'>>,
  otherSystems: Pick<OtherSystems, 'targets'>,
): Promise<boolean | undefined> {
  const at = new Date().toISOString();
  const { leadId, by } = change;
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select(['status', 'desk_state', 'taken_by', 'next_call_at', 'won_value', 'lost_reason'])
      .where('id', '=', leadId)
      .forUpdate()
      .executeTakeFirst();
    if (!lead) return undefined;
    const said = differing(lead, stateOf(change, lead));
    const planned = differing(lead, callOf(change));
    const notes = notesOf(change, { isSaid: said !== undefined, isPlanned: planned !== undefined });
    if (notes.length === 0) return false;
    await transaction
      .updateTable('leads')
      .set({ ...said, ...planned, desk_changed_at: at })
      .where('id', '=', leadId)
      .execute();
    const told = lead.status === 'accepted' ? otherSystems : NO_OTHER_SYSTEMS;
    for (const noted of notes) await noteEvent(transaction, { leadId, by, ...noted }, at, told);
    return true;
  });
}

type Work = Pick<LeadRow, 'desk_state' | 'taken_by' | 'next_call_at' | 'won_value' | 'lost_reason'>;

/**
 * Notes that the desk has answered, as a mailbox shows it. What the desk said of the lead since, and what it said before of one that is not
 * open, stays: so the same message marks a lead once, however often it is seen.
 * @returns whether this is news
 */
export function noteReply(
  { db }: Pick<Storage, 'db'>,
  { leadId, by, at }: Pick<DeskChange, 'leadId' | 'by'> & { at: Instant },
  otherSystems: Pick<OtherSystems, 'targets'>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom('leads')
      .select(['status', 'desk_state', 'created_at'])
      .where('id', '=', leadId)
      .forUpdate()
      .executeTakeFirst();
    if (lead?.status !== 'accepted' || lead.desk_state !== null || at < lead.created_at) return false;
    const later = await transaction
      .selectFrom('lead_events')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('what', 'in', LEAD_STATES)
      .where('at', '>=', at)
      .executeTakeFirst();
    if (later) return false;
    await transaction
      .updateTable('leads')
      .set({ desk_state: 'answered', desk_changed_at: at })
      .where('id', '=', leadId)
      .execute();
    await noteEvent(transaction, { leadId, what: 'answered', by }, at, otherSystems);
    return true;
  });
}

/** The values that are others than those of a lead; nothing where all are the same. */
function differing(lead: Work, values: Partial<Work>): Partial<Work> | undefined {
  const isSame = Object.entries(values).every(([column, value]) => lead[column as keyof Work] === value);
  return isSame ? undefined : values;
}

/** What an action says of the state; what was won keeps its value, and what was lost its reason, when it is said once more without. */
function stateOf({ what, by, value = null, reason = null }: DeskChange, lead: Work): Partial<Work> {
  if (what === 'taken') return { taken_by: by };
  if (!isLeadState(what)) return {};
  return {
    desk_state: what === 'open' ? null : what,
    won_value: what === 'won' ? (value ?? lead.won_value) : null,
    lost_reason: what === 'lost' ? (reason ?? lead.lost_reason) : null,
  };
}

const callOf = ({ nextCallAt }: DeskChange): Partial<Work> =>
  nextCallAt === undefined ? {} : { next_call_at: nextCallAt };

/** The rows of the history that an action makes. */
function notesOf(
  { what, note = null, value, reason, nextCallAt }: DeskChange,
  { isSaid, isPlanned }: { isSaid: boolean; isPlanned: boolean },
): Noted[] {
  const details: Partial<Record<DeskAction, string | null>> = {
    won: value ? String(value) : null,
    lost: reason ?? null,
  };
  return [
    ...(isSaid ? [{ what, note, detail: details[what] ?? null }] : []),
    ...(!isSaid && note ? [{ what: 'noted' as const, note, detail: null }] : []),
    ...(isPlanned ? [{ what: 'planned' as const, note: null, detail: nextCallAt ?? null }] : []),
  ];
}

/** The desk's e-mail of a lead where it is not on its way already: it has left, was given up, or waits for its next attempt. */
const notOnItsWay = (leadId: string, at: Instant) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and([
    row('lead_id', '=', leadId),
    row('channel', '=', 'sales-email'),
    row.or([
      row('state', 'not in', ['pending', 'leased']),
      row.and([row('state', '=', 'pending'), row('due_at', '>', at)]),
    ]),
  ]);

/** Whether the desk's e-mail of a lead would leave once more, or sooner. */
export async function canSendAgain(db: Kysely<Tables>, leadId: string): Promise<boolean> {
  const where = notOnItsWay(leadId, new Date().toISOString());
  return (await db.selectFrom('outbox').select('id').where(where).executeTakeFirst()) !== undefined;
}

/**
 * Has the desk's e-mail of a lead sent again, as a message of its own: mailboxes show a repeated Message-ID only once. Its days of trying
 * begin anew.
 * @returns false where there is none, or it is on its way already
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
      .selectFrom('outbox')
      .select('message_id')
      .where(notOnItsWay(leadId, at))
      .executeTakeFirst();
    if (!sent) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({
        state: 'pending',
        due_at: at,
        sent_at: null,
        attempts: 0,
        last_error: null,
        message_id: sent.message_id?.replace(/(?:\+\d+)?@/, `+${now.getTime()}@`) ?? null,
      })
      .where(notOnItsWay(leadId, at))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await noteEvent(transaction, { leadId, what: 'resent', by }, at, otherSystems);
    return true;
  });
}
