import type { Kysely } from 'kysely';
import type { EnquiryKind } from '#domain/leads/enquiry.ts';
import type { LeadRow, Tables } from '../../platform/database/tables.ts';

/** How many leads of a form are kept in a status. */
export interface LeadCount {
  kind: EnquiryKind;
  status: LeadRow['status'];
  count: number;
}

/** Counts the leads that are kept, by form and status. */
export function countByForm(db: Kysely<Tables>): Promise<LeadCount[]> {
  return db
    .selectFrom('leads')
    .select((row) => ['kind', 'status', row.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .execute();
}
