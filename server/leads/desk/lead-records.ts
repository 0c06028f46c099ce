import type { Kysely, SelectQueryBuilder } from 'kysely';
import { ASKS_FOR_ANSWER } from '#domain/leads/desk/desk.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import type { LeadState } from '#domain/leads/states.ts';
import { contains } from '../../platform/database/contains.ts';
import type { DeliveryRow, Instant, LeadEventRow, LeadRow, Tables } from '../../platform/database/tables.ts';

/** A lead with the state of its deliveries, and what the desk did with it, the oldest first. */
export interface LeadRecord {
  lead: LeadRow;
  /** Those that the lead caused itself, and then those about changes since, the oldest first. */
  deliveries: DeliveryRow[];
  events: LeadEventRow[];
}

export const DELIVERY_STATES = ['pending', 'sent', 'written', 'dead'] as const;

/** Which leads are meant; what is absent does not matter. */
export interface LeadFilter {
  kind?: EnquiryKind;
  from?: Instant;
  before?: Instant;
  /** With a delivery in this state, `pending` also while it is under way; `spam` has none. */
  state?: (typeof DELIVERY_STATES)[number] | 'spam';
  status?: LeadRow['status'];
  /** By what became of it; `open` are those that ask for an answer and have none yet. */
  desk?: LeadState;
  /** With a call planned before, of what is neither won nor lost. */
  callBefore?: Instant;
  /** In any case of letters. */
  email?: string;
  /** As it is stored (server/leads/lead/values.ts). */
  phone?: string;
  /** Stands in name, company or e-mail address, in any case of letters. */
  find?: string;
}

const PAGE = 500;
const SEARCHED = ['first_name', 'last_name', 'company', 'email'];
/** Forms whose leads ask for an answer. */
export const ASKING_KINDS = ENQUIRY_KINDS.filter((kind) => ASKS_FOR_ANSWER[kind]);

/** The newest leads first. */
export async function newestLeads(
  db: Kysely<Tables>,
  limit: number,
  filter: LeadFilter = {},
): Promise<LeadRecord[]> {
  const leads = await matching(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withDeliveries(db, leads);
}

/** All leads that are meant, the oldest first, some hundred at a time. */
export async function* allLeads(db: Kysely<Tables>, filter: LeadFilter = {}): AsyncGenerator<LeadRecord[]> {
  let last: LeadRow | undefined;
  do {
    let page = matching(db, filter).selectAll().orderBy('created_at').orderBy('id').limit(PAGE);
    if (last) {
      const { created_at, id } = last;
      page = page.where((row) =>
        row.or([
          row('created_at', '>', created_at),
          row.and([row('created_at', '=', created_at), row('id', '>', id)]),
        ]),
      );
    }
    const leads = await page.execute();
    if (leads.length > 0) yield await withDeliveries(db, leads);
    last = leads.length === PAGE ? leads.at(-1) : undefined;
  } while (last);
}

export async function countLeads(db: Kysely<Tables>, filter: LeadFilter = {}): Promise<number> {
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The leads whose id begins so, in either case; a reference or a whole id names one. */
export async function findLeads(db: Kysely<Tables>, idStart: string): Promise<LeadRecord[]> {
  const wanted = idStart.toLowerCase();
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where((row) => row(row.fn<string>('substr', ['id', row.val(1), row.val(wanted.length)]), '=', wanted))
    .execute();
  return withDeliveries(db, leads);
}

function matching(db: Kysely<Tables>, filter: LeadFilter): SelectQueryBuilder<Tables, 'leads', object> {
  const { kind, from, before, state, status, desk, callBefore, email, phone, find } = filter;
  let query = db.selectFrom('leads');
  if (kind) query = query.where('kind', '=', kind);
  if (from) query = query.where('created_at', '>=', from);
  if (before) query = query.where('created_at', '<', before);
  if (status) query = query.where('status', '=', status);
  if (desk === 'open') {
    query = query
      .where('desk_state', 'is', null)
      .where('status', '=', 'accepted')
      .where('kind', 'in', ASKING_KINDS);
  } else if (desk) query = query.where('desk_state', '=', desk);
  if (callBefore)
    query = query
      .where('next_call_at', '<', callBefore)
      .where('status', '=', 'accepted')
      .where((row) => row.or([row('desk_state', 'is', null), row('desk_state', '=', 'answered')]));
  if (email !== undefined)
    query = query.where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()));
  if (find) query = query.where(contains(SEARCHED, find));
  if (phone !== undefined) query = query.where('phone_number', '=', phone);
  if (state === 'spam') query = query.where('status', '=', 'suspected_spam');
  else if (state)
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.lead_id', '=', 'leads.id')
          .where('outbox.state', 'in', state === 'pending' ? ['pending', 'leased'] : [state]),
      ),
    );
  return query;
}

async function withDeliveries(db: Kysely<Tables>, leads: LeadRow[]): Promise<LeadRecord[]> {
  if (leads.length === 0) return [];
  const ids = leads.map((lead) => lead.id);
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy((row) => row.fn.coalesce('happened_at', row.val('')))
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const byLead = Map.groupBy(rows, (row) => row.lead_id);
  const eventsByLead = Map.groupBy(events, (event) => event.lead_id);
  return leads.map((lead) => ({
    lead,
    deliveries: byLead.get(lead.id) ?? [],
    events: eventsByLead.get(lead.id) ?? [],
  }));
}
