import type { Kysely } from 'kysely';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';

/** A lead with the state of its e-mails. */
export interface LeadRecord {
  lead: LeadRow;
  deliveries: DeliveryRow[];
}

/** The newest leads first. */
export async function newestLeads(db: Kysely<Tables>, limit: number): Promise<LeadRecord[]> {
  const leads = await db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  return withDeliveries(db, leads);
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

async function withDeliveries(db: Kysely<Tables>, leads: LeadRow[]): Promise<LeadRecord[]> {
  if (leads.length === 0) return [];
  const ids = leads.map((lead) => lead.id);
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  return leads.map((lead) => ({ lead, deliveries: deliveries.filter((row) => row.lead_id === lead.id) }));
}
