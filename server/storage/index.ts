import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import { makeSigner, type Sign } from './signer.ts';
import type { Tables } from './tables.ts';

/** Name of the database file in the data directory. */
export const DATABASE_FILE = 'kayalink.db';

/** The open database of leads, deliveries and trips. */
export interface Storage {
  db: Kysely<Tables>;
  /** Makes what opens the addresses in our e-mails. */
  sign: Sign;
  /** Answers when the database does; for `/readyz`. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Several processes may do so at once: one changes the schema, the
 * others wait for it.
 * @param dataDirectory folder of the SQLite file
 * @param databaseUrl of a PostgreSQL, which then takes the place of the file
 * @throws when the database cannot be opened or a migration fails; a failed migration leaves the schema as it was
 */
export async function openStorage(dataDirectory: string, databaseUrl?: string): Promise<Storage> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(dataDirectory);
  return {
    db,
    sign: await makeSigner(db),
    probe: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function openSqlite(dataDirectory: string): Promise<Kysely<Tables>> {
  const database = openSqliteFile(join(dataDirectory, DATABASE_FILE));
  // What is erased does not stay in unused parts of the file.
  database.exec('pragma secure_delete = on');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openPostgres(databaseUrl: string): Promise<Kysely<Tables>> {
  const { postgresDialect, postgresMigrationDialect } = await import('./postgres.ts');
  const patient = new Kysely<Tables>({ dialect: postgresMigrationDialect(databaseUrl) });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl) });
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
