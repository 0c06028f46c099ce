import type { Kysely } from 'kysely';
import { lagosDay } from '#domain/shared/dates.ts';
import type { Tables } from '../platform/database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two years and a month: as long as one compares a season with the one before the last. */
export const COUNT_DAYS = 760;

/** Forgets counts of days long ago. */
export async function forgetOldCounts(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('page_counts')
    .where('day', '<', lagosDay(new Date(now - COUNT_DAYS * DAY_MS)))
    .execute();
}
