import type { RowCounts } from '../storage/copy-rows.ts';

/** What a backup holds, in words. */
export function rowsText({ leads, deliveries, subscribers, trips }: RowCounts): string {
  return `${leads} leads, ${deliveries} deliveries, ${subscribers} subscribers and ${trips} trips`;
}
