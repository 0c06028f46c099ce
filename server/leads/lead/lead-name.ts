import type { LeadRow } from '../../platform/database/tables.ts';

/** The name of whoever wrote, as far as the form asked for it. */
export function nameOf({ first_name, last_name }: Pick<LeadRow, 'first_name' | 'last_name'>): string {
  return last_name === null ? first_name : `${first_name} ${last_name}`;
}
