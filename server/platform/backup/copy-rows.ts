import type { Kysely, Transaction } from 'kysely';
import { KEYS, type RowTables, type Tables } from '../database/tables.ts';

/** Rows that are read at a time. */
const PAGE = 1000;
/** Values that one statement may carry: SQLite's own bound (`SQLITE_MAX_VARIABLE_NUMBER`), below PostgreSQL's of 65,535. */
const VALUES_MAX = 32_766;

type Name = keyof RowTables;
type Value = string | number | null;
type Row = Record<string, Value>;
/** The same database, seen as tables of any columns. */
type AnyTables = Record<string, Row>;

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
 * Puts the rows of one database, as they are at one moment, in the place of those of another; either kind of database will do. Of
 * a schema that is newer, what the other knows is copied. A failure leaves the other as it was.
 * @param report is notified from time to time of how many rows are copied
 * @returns the tables and columns that the other does not know, like `leads.origin`
 */
export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  report: (count: number) => void,
): Promise<string[]> {
  const shared = await columnsOfBoth(from, to);
  let copied = 0;
  await from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.transaction().execute(async (target) => {
        for (const name of NAMES.toReversed()) await target.deleteFrom(name).execute();
        for (const name of NAMES) {
          for await (const rows of pages(source, name)) {
            for (const group of insertable(rows.map(shared.known(name))))
              await asAny(target).insertInto(name).values(group).execute();
            copied += rows.length;
            report(copied);
          }
        }
      }),
    );
  return shared.leftOut;
}

/** The columns of one database that the other has, too. */
async function columnsOfBoth(from: Kysely<Tables>, to: Kysely<Tables>) {
  const [given, taken] = [await columnsOf(from), await columnsOf(to)];
  const isMissing = (table: string, column: string) => !taken.get(table)?.has(column);
  const leftOut = [...given].flatMap(([table, columns]) =>
    taken.has(table)
      ? [...columns].filter((column) => isMissing(table, column)).map((column) => `${table}.${column}`)
      : [table],
  );
  const known =
    (name: Name) =>
    (row: Row): Row =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !isMissing(name, column)));
  return { leftOut, known };
}

async function columnsOf(db: Kysely<Tables>): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

/** Cuts rows into groups that one statement can carry, however many columns they have. */
function* insertable(rows: Row[]): Generator<Row[]> {
  const size = Math.floor(VALUES_MAX / Object.keys(rows[0] ?? {}).length);
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
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
