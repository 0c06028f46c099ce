import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { assertNotTruncated } from './files/integrity-check.ts';
import { staysInPlace } from './files/one-server.ts';
import {
  DATABASE_FILE,
  type DatabasePlace,
  type Presence,
  requireFile,
  requireRows,
  requireTables,
} from './files/presence.ts';
import { KeyRing, type Keys } from './keys.ts';
import { migrations } from './migrations/migrations.ts';
import { bringUpToDate, type Schema } from './migrations/schema.ts';
import { NodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** Anyone who asks `/readyz` more often than that writes no more often. */
const PROBE_MS = 1000;
/** Of the disk; an enquiry and what it owes take some pages of 4 KiB in the log of the database, a group of them a hundred or so. */
const LEAST_FREE_BYTES = 512 * 1024;
/** Only a change shows that a database takes changes. SQLite writes a row that stays the same nowhere, but the number in its header. */
const CHANGE_OF_NOTHING = {
  sqlite: sql`pragma user_version = 0`,
  postgres: sql`update secrets set value = value`,
};

/** The open database of leads, deliveries and trips. */
export interface Storage {
  db: Kysely<Tables>;
  /** Makes what opens the addresses in our e-mails, and what stands for people in tables. */
  keys: Keys;
  /** Answers when the database takes a change and its file is still at its path, as of this second; for `/readyz`. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Several processes may do so at once: one changes the schema, the
 * others wait for it.
 * @param dataDirectory folder of the SQLite file
 * @param databaseUrl of a PostgreSQL, which then takes the place of the file
 * @param needs what must be there already; `nothing` makes what is missing
 * @param schema the changes that this version knows
 * @param connections to a PostgreSQL, at most
 * @throws StorageError when the file is damaged, what is needed is not there, or a newer version has changed it too much; other errors when the database cannot be opened or a migration fails, which
 * leaves the schema as it was
 */
export async function openStorage(
  dataDirectory: string,
  databaseUrl?: string,
  needs: Presence = 'nothing',
  schema: Schema = { changes: migrations },
  connections?: number,
): Promise<Storage> {
  const place = { dataDirectory, databaseUrl };
  const { db, check } = databaseUrl
    ? await openPostgres(databaseUrl, needs, place, schema, connections)
    : await openSqlite(needs, place, schema);
  if (needs === 'rows') {
    await requireRows(db, place).catch(async (error) => {
      await db.destroy();
      throw error;
    });
  }
  const keys = await KeyRing.open(db);
  return {
    db,
    keys,
    probe: atMostEvery(PROBE_MS, async () => {
      check();
      if (!databaseUrl) await refuseFullDisk(dataDirectory);
      await (databaseUrl ? CHANGE_OF_NOTHING.postgres : CHANGE_OF_NOTHING.sqlite).execute(db);
    }),
    close: async () => {
      await keys.close();
      await db.destroy();
    },
  };
}

/** An open database, and what throws where it must not be written to. */
interface Opened {
  db: Kysely<Tables>;
  check: () => void;
}

async function openSqlite(needs: Presence, place: DatabasePlace, schema: Schema): Promise<Opened> {
  const file = join(place.dataDirectory, DATABASE_FILE);
  if (needs !== 'nothing') requireFile(place);
  await assertNotTruncated(file);
  const database = openSqliteFile(file);
  // Erased rows do not stay in unused parts of the file.
  database.exec('pragma secure_delete = on');
  const check = staysInPlace([file, `${file}-wal`]);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, check) });
  try {
    if (needs !== 'nothing') await requireTables(db, place);
    await bringUpToDate(db, schema, place);
    return { db, check };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openPostgres(
  databaseUrl: string,
  needs: Presence,
  place: DatabasePlace,
  schema: Schema,
  connections: number | undefined,
): Promise<Opened> {
  const { connectionsFor, postgresDialect, postgresMigrationDialect } = await import('./postgres.ts');
  const patient = new Kysely<Tables>({ dialect: postgresMigrationDialect(databaseUrl) });
  try {
    if (needs !== 'nothing') await requireTables(patient, place);
    await bringUpToDate(patient, schema, place);
    const most = connections ?? (await connectionsFor(patient));
    return { db: new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, most) }), check: () => {} };
  } finally {
    await patient.destroy();
  }
}

/** A change of nothing may still fit where an enquiry does not. */
async function refuseFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw Object.assign(new Error('the disk of DATA_DIR is full'), { code: 'ENOSPC' });
}

/** Does something for all who ask within so many milliseconds, failures included. */
function atMostEvery<Result>(ms: number, act: () => Promise<Result>): () => Promise<Result> {
  let last = act;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() >= until) {
      const outcome = act();
      last = () => outcome;
      until = performance.now() + ms;
    }
    return last();
  };
}
