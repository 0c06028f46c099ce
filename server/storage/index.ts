import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** Name of the database file in the data directory. */
export const DATABASE_FILE = 'kayalink.db';

/** The open database of leads, deliveries and trips. */
export interface Storage {
  db: Kysely<Tables>;
  /** Answers when the database does; for `/readyz`. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database below the data directory and brings its schema up to date.
 * @throws when the file cannot be opened or a migration fails; a failed migration leaves the schema as it was
 */
export async function openStorage(dataDirectory: string): Promise<Storage> {
  const database = openSqliteFile(join(dataDirectory, DATABASE_FILE));
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    probe: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
