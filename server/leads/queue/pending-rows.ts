import type { Kysely } from 'kysely';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../../platform/database/tables.ts';

/** A delivery that is owed, of a lead or of something that happened later. */
export interface OwedRow
  extends Pick<DeliveryRow, 'channel' | 'state' | 'attempts' | 'due_at' | 'last_error'> {
  /** Null for the newsletter, as the form is. */
  lead_id: string | null;
  kind: LeadRow['kind'] | null;
  email: string | null;
  /** When the lead came, or when it happened. */
  owed_since: Instant;
}

/** Columns of the same name in both queues. */
const BOTH_HAVE = ['channel', 'state', 'attempts', 'due_at', 'last_error', 'lead_id', 'kind'] as const;

/** Everything that is owed, with what became of it. */
export function owedRows(db: Kysely<Tables>) {
  const ofLeads = db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select([...BOTH_HAVE, 'leads.email', 'created_at as owed_since'])
    .$castTo<OwedRow>();
  const ofEvents = db
    .selectFrom('event_deliveries')
    .leftJoin('leads', 'leads.id', 'event_deliveries.lead_id')
    .select([
      ...BOTH_HAVE,
      (row) => row.fn.coalesce('leads.email', 'event_deliveries.email').as('email'),
      'happened_at as owed_since',
    ])
    .$castTo<OwedRow>();
  return db.selectFrom(ofLeads.unionAll(ofEvents).as('owed'));
}
