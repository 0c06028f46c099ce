import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { StorageError } from '../errors.ts';
import type { Tables } from '../tables.ts';

/** Name of the database file in the data directory. */
export const DATABASE_FILE = 'kayalink.db';

/** The content that must be there when a database is opened: nothing, for it is made; the tables of a site; or something in them too. */
export type Presence = 'nothing' | 'tables' | 'rows';

/** Where a database is: a folder for its file, or the address of a PostgreSQL, which then takes the place of the file. */
export interface DatabasePlace {
  dataDirectory: string;
  databaseUrl?: string | undefined;
}

/** The tables that people fill, beside those that the site itself fills at its first start. */
const FILLED = [
  'leads',
  'trips',
  'subscribers',
  'opt_ins',
  'suppressions',
] as const satisfies (keyof Tables)[];

const WHICH =
  'Is it the one of the site? Give the command the configuration of the site: --env-file FILE, or DATA_DIR and DATABASE_URL (docs/operations.md, "Commands").';

/** Names a database for a person: the whole path of its file, or its address without user and password. */
export function nameOfDatabase({ dataDirectory, databaseUrl }: DatabasePlace): string {
  if (!databaseUrl) return resolve(dataDirectory, DATABASE_FILE);
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}

/** Whether there is no database file, where one is used. */
export function isDatabaseMissing({ dataDirectory, databaseUrl }: DatabasePlace): boolean {
  const file = join(dataDirectory, DATABASE_FILE);
  return !databaseUrl && !existsSync(file) && !existsSync(`${file}-wal`);
}

/** Refuses a file that is not there, before SQLite makes it. @throws StorageError */
export function requireFile(place: DatabasePlace): void {
  if (!isDatabaseMissing(place)) return;
  throw new StorageError(`There is no database ${nameOfDatabase(place)}. ${WHICH}`);
}

/** Refuses a database in which no site has made its tables. @throws StorageError */
export async function requireTables(db: Kysely<Tables>, place: DatabasePlace): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'leads')) return;
  throw new StorageError(`The database ${nameOfDatabase(place)} has no tables of this site. ${WHICH}`);
}

/** Refuses a database that nobody has put anything into: more likely the wrong one than that of a site. @throws StorageError */
export async function requireRows(db: Kysely<Tables>, place: DatabasePlace): Promise<void> {
  for (const name of FILLED) {
    const row = await db
      .selectFrom(name)
      .select((one) => one.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return;
  }
  throw new StorageError(
    `The database ${nameOfDatabase(place)} is empty: no lead, no subscriber, no trip. ${WHICH}`,
  );
}
