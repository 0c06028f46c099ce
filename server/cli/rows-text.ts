import type { Copied } from '../storage/backup.ts';
import { counted } from './table.ts';

/** What a backup holds, in words. */
export function rowsText({ rows: { leads, deliveries, subscribers, trips } }: Copied): string {
  const before = [
    counted(leads, 'lead'),
    counted(deliveries, 'delivery', 'deliveries'),
    counted(subscribers, 'subscriber'),
  ];
  return `${before.join(', ')} and ${counted(trips, 'trip')}`;
}

/** What a version that is older than a database does not know of it, in words; nothing where it knows all. */
export function leftOutText({ leftOut }: Copied): string[] {
  return leftOut.length === 0
    ? []
    : [`Left out, because only a newer version knows it: ${leftOut.join(', ')}.`];
}
