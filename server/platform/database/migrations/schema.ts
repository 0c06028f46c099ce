import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StorageError } from '../errors.ts';
import { type DatabasePlace, nameOfDatabase } from '../files/presence.ts';
import type { Tables } from '../tables.ts';

/** A change of the schema that knows what it means to the version before. */
export interface SchemaChange extends Migration {
  /**
   * Whether the version before works on as it did: there are new tables, indices, columns that may stay empty, or values that it
   * does not write. Where not, it does not start any more.
   */
  addsOnly: boolean;
}

/** All changes that a version knows, by names that say their order. */
export type SchemaChanges = Record<string, SchemaChange>;

/** A version's schema of a database. */
export interface Schema {
  changes: SchemaChanges;
  /** Opens a database of any newer version, to take over from it what this one knows. */
  takesAnyNewer?: boolean;
}

/** The change from which on the database says of each whether it only adds. */
export const FIRST_NOTED = '0071-schema-changes';
/** A newer version may change the schema between a look at it and the work on it. */
const LOOKS = 3;

export const adds = (migration: Migration): SchemaChange => ({ ...migration, addsOnly: true });
export const changes = (migration: Migration): SchemaChange => ({ ...migration, addsOnly: false });

/** The table in which each change says whether it only adds, for versions that do not know it. */
export const schemaChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('schema_changes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('adds_only', 'integer', (column) => column.notNull())
      .execute();
  },
};

/**
 * Makes the changes that a database lacks. One that a newer version has changed already is taken as it is where that only added.
 * @throws StorageError when a newer version has changed what this one needs, and the error of a change that fails
 */
export async function bringUpToDate(db: Kysely<Tables>, schema: Schema, place: DatabasePlace): Promise<void> {
  for (let look = 1; ; look += 1) {
    const newer = await refuseNewer(db, schema, place);
    const known = { ...noted(schema.changes), ...Object.fromEntries(newer.map(({ name }) => [name, DONE])) };
    const provider = { getMigrations: async () => known };
    // Those of a newer version come after those of this one, wherever their names would sort.
    const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
    if (!error) return;
    const isSame = (await changesOfOthers(db, schema.changes)).length === newer.length;
    if (isSame || look === LOOKS) throw error;
  }
}

/**
 * Looks whether this version can work with a database, and changes nothing.
 * @returns the changes of a newer version
 * @throws StorageError when one of them is more than an addition
 */
export async function refuseNewer(db: Kysely<Tables>, schema: Schema, place: DatabasePlace) {
  const newer = await changesOfOthers(db, schema.changes);
  const fatal = newer.filter(({ addsOnly }) => !addsOnly && !schema.takesAnyNewer);
  if (fatal.length > 0) throw tooNew(place, fatal);
  return newer;
}

/** The names of the changes that a database lacks. */
export async function pendingChanges(db: Kysely<Tables>, known: SchemaChanges): Promise<string[]> {
  const made = new Set(await changesMade(db));
  return Object.keys(known).filter((name) => !made.has(name));
}

async function changesMade(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}

/** Stands for a change that has been made and is not known. */
const DONE: Migration = { up: async () => {} };

function noted(all: SchemaChanges): Record<string, Migration> {
  const withNote = ([name, change]: [string, SchemaChange]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        await change.up(db);
        if (name >= FIRST_NOTED) await note(db, name, change);
      },
    },
  ];
  return Object.fromEntries(Object.entries(all).map(withNote));
}

async function note(db: Kysely<Tables>, name: string, { addsOnly }: SchemaChange): Promise<void> {
  await db
    .insertInto('schema_changes')
    .values({ name, adds_only: addsOnly ? 1 : 0 })
    .execute();
}

/** The changes that have been made to a database and that a version does not know. */
async function changesOfOthers(
  db: Kysely<Tables>,
  known: SchemaChanges,
): Promise<{ name: string; addsOnly: boolean }[]> {
  const others = (await changesMade(db)).filter((name) => !Object.hasOwn(known, name));
  if (others.length === 0) return [];
  const tables = await db.introspection.getTables();
  const isNoted = tables.some(({ name }) => name === 'schema_changes');
  const notes = isNoted ? await db.selectFrom('schema_changes').selectAll().execute() : [];
  return others.map((name) => ({
    name,
    addsOnly: notes.some((one) => one.name === name && one.adds_only === 1),
  }));
}

function tooNew(place: DatabasePlace, fatal: { name: string }[]): StorageError {
  const names = fatal.map(({ name }) => name).join(', ');
  return new StorageError(
    `A newer version of the site has changed the database ${nameOfDatabase(place)} in a way that this one does not understand (${names}): start the newer version again, or restore a backup into a new place with this one: docs/operations.md, "Upgrade, and back".`,
  );
}
