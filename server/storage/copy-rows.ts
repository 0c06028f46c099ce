import type { Kysely, Transaction } from 'kysely';
import { KEYS, type Tables } from './tables.ts';

const PAGE = 1000;

type Name = keyof Tables;
type Value = string | number | null;
/** The same database, seen as tables of any columns. */
type AnyTables = Record<string, Record<string, Value>>;

const NAMES = Object.keys(KEYS) as Name[];

/** How many rows each table has. */
export type RowCounts = Record<Name, number>;

/** Counts the rows of all tables. */
export async function countRows(db: Kysely<Tables>): Promise<RowCounts> {
  const counts = new Map<Name, number>();
  for (const name of NAMES) {
    const { count } = await db
      .selectFrom(name)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.set(name, count);
  }
  return Object.fromEntries(counts) as RowCounts;
}

/**
 * Puts the rows of one database, as they are at one moment, in the place of those of another of the same schema; either
 * kind of database will do. A failure leaves the other as it was.
 * @param report is told from time to time how many rows are copied
 */
export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  report: (count: number) => void,
): Promise<void> {
  let copied = 0;
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.transaction().execute(async (target) => {
        for (const name of NAMES.toReversed()) await target.deleteFrom(name).execute();
        for (const name of NAMES) {
          for await (const rows of pages(source, name)) {
            await asAny(target).insertInto(name).values(rows).execute();
            copied += rows.length;
            report(copied);
          }
        }
      }),
    );
}

async function* pages(source: Transaction<Tables>, name: Name) {
  const key = KEYS[name];
  let last: Value = '';
  for (;;) {
    const rows = await asAny(source)
      .selectFrom(name)
      .selectAll()
      .where(key, '>', last)
      .orderBy(key)
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.[key] ?? '';
  }
}

const asAny = (db: Transaction<Tables>) => db as unknown as Transaction<AnyTables>;
