import type { Kysely } from 'kysely';
import type { Instant, Tables, TripRow } from '../../platform/database/tables.ts';

/** How many of the latest changes can be taken back. */
const KEPT = 20;
/** Keeps one statement well below the parameters that a database takes. */
export const GROUP = 1000;

/** The effect of one call of the command on the trips. */
export interface TripChange {
  at: Instant;
  what: 'import' | 'remove';
}

/** The effect of taking back. */
export interface TakenBack extends TripChange {
  /** Trips that are gone again. */
  removed: number;
  /** Trips that are as they were before. */
  restored: number;
}

/** Notes how trips were before a change. @param trips each waybill with its trip; undefined where there was none */
export async function noteBefore(
  db: Kysely<Tables>,
  { at, what }: TripChange,
  trips: [waybill: string, before: TripRow | undefined][],
): Promise<void> {
  if (trips.length === 0) return;
  const rows = trips.map(([waybill, before]) => ({
    id: `${at} ${waybill}`,
    at,
    what,
    waybill,
    before: before ? JSON.stringify(before) : null,
  }));
  await db.insertInto('trip_changes').values(rows).execute();
}

/** Forgets all but the latest changes. */
export async function forgetOldChanges(db: Kysely<Tables>): Promise<void> {
  const [oldest] = await db
    .selectFrom('trip_changes')
    .select('at')
    .distinct()
    .orderBy('at', 'desc')
    .offset(KEPT - 1)
    .limit(1)
    .execute();
  if (oldest) await db.deleteFrom('trip_changes').where('at', '<', oldest.at).execute();
}

/** A time of its own for a change, later than those of all before it. */
export async function nextChangeAt(db: Kysely<Tables>): Promise<Instant> {
  const now = new Date();
  const { last } = await db
    .selectFrom('trip_changes')
    .select((row) => row.fn.max<Instant | null>('at').as('last'))
    .executeTakeFirstOrThrow();
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

/** Takes the latest change back, and forgets it. @returns undefined where there is none to take back */
export function takeBackLatest(db: Kysely<Tables>): Promise<TakenBack | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { at } = await transaction
      .selectFrom('trip_changes')
      .select((row) => row.fn.max<Instant | null>('at').as('at'))
      .executeTakeFirstOrThrow();
    if (at === null) return undefined;
    const rows = await transaction.selectFrom('trip_changes').selectAll().where('at', '=', at).execute();
    const before = rows.flatMap((row) => (row.before === null ? [] : [JSON.parse(row.before) as TripRow]));
    for (let from = 0; from < rows.length; from += GROUP) {
      const waybills = rows.slice(from, from + GROUP).map(({ waybill }) => waybill);
      await transaction.deleteFrom('trips').where('waybill', 'in', waybills).execute();
    }
    for (let from = 0; from < before.length; from += GROUP)
      await transaction
        .insertInto('trips')
        .values(before.slice(from, from + GROUP))
        .execute();
    await transaction.deleteFrom('trip_changes').where('at', '=', at).execute();
    const what = rows[0]?.what ?? 'import';
    return { at, what, removed: rows.length - before.length, restored: before.length };
  });
}
