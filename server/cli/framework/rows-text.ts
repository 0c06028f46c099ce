import type { Copied } from '../../platform/backup/backup.ts';
import { counted } from './table.ts';

/** The content of a backup, in words. */
export function rowsText({ rows: { leads, deliveries, subscribers, trips } }: Copied): string {
  const before = [
    counted(leads, 'lead'),
    counted(deliveries, 'delivery', 'deliveries'),
    counted(subscribers, 'subscriber'),
  ];
  return `${before.join(', ')} and ${counted(trips, 'trip')}`;
}

/** The parts of a database that a version older than it does not know, in words; none where it knows all. */
export function leftOutText({ leftOut }: Copied): string[] {
  return leftOut.length === 0
    ? []
    : [`Left out, because only a newer version knows it: ${leftOut.join(', ')}.`];
}
