import { constants, existsSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { stuckChannels, stuckText } from '../../leads/queue/stuck.ts';
import { remedyOf, StorageError } from '../../platform/database/errors.ts';
import { refuseForgottenPostgres, requireVolume } from '../../platform/database/files/data-folder.ts';
import { refuseDamage, remains } from '../../platform/database/files/integrity-check.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { migrations } from '../../platform/database/migrations/migrations.ts';
import { pendingChanges, refuseNewer } from '../../platform/database/migrations/schema.ts';
import { NodeSqliteDialect } from '../../platform/database/node-sqlite.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Check } from './check.ts';

const MEGABYTE = 1024 ** 2;

/** Checks of the database of enquiries, without a change to it. */
export function databaseChecks(config: Config): Check[] {
  const { databaseUrl, dataDirectory } = config;
  const file = join(dataDirectory, DATABASE_FILE);
  const opened = databaseUrl ? reading(config, lookAtRights) : lookAtFile(file);
  // A database that cannot be opened is reported once, by the check that opens it.
  const isOpen = opened.then(
    () => databaseUrl !== undefined || existsSync(file),
    () => false,
  );
  return [
    {
      name: 'SQLite',
      remedy: 'change nothing by hand: docs/operations.md, "What happens when something fails"',
      remedyFor: remedyOf,
      look: async () => (databaseUrl ? undefined : opened),
    },
    {
      name: 'PostgreSQL',
      remedy: 'check host, user, password and name in DATABASE_URL, and that the server runs',
      remedyFor: remedyOf,
      look: async () => (databaseUrl ? opened : undefined),
    },
    {
      name: 'Schema',
      remedy: 'start the newer version again, or see docs/operations.md, "Upgrade, and back"',
      look: async () => ((await isOpen) ? reading(config, (db) => lookAtSchema(db, config)) : undefined),
    },
    {
      name: 'Deliveries',
      remedy:
        'npm run leads -- dead, npm run leads -- list --state pending; fix the cause, then npm run leads -- retry --all',
      look: async () => ((await isOpen) ? reading(config, lookAtDeliveries) : undefined),
    },
  ];
}

async function lookAtFile(file: string): Promise<string> {
  const left = remains(file);
  if (left) throw new StorageError(`${file}: ${left}; the site will not start on it`);
  if (!existsSync(file))
    return `${file} is made at the first start; if the site has run before, this is another DATA_DIR`;
  // Asking is enough for everybody but root, who may write what the site cannot.
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((one) => existsSync(one)))
    await access(path, constants.R_OK | constants.W_OK);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    refuseDamage(database, file);
  } finally {
    database.close();
  }
  return `${file} is sound and may be written, ${Math.ceil(statSync(file).size / MEGABYTE)} MB`;
}

/** Tries the work of the site at its start: it makes tables in the schema where unnamed ones go, and writes. */
async function lookAtRights(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string; schema: string | null; makes: boolean; standby: boolean }>`
    select current_setting('server_version') as version, current_schema() as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as makes,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as standby`.execute(db);
  const [found] = rows;
  if (!found?.makes)
    throw new StorageError(
      `the user of DATABASE_URL may not make tables: alter database NAME owner to USER, or grant create on schema ${found?.schema ?? 'public'} to USER`,
    );
  if (found.standby) throw new StorageError('it accepts no changes: a standby, or set to read only');
  return `version ${found.version}, and its user may make tables`;
}

async function lookAtSchema(db: Kysely<Tables>, config: Config): Promise<string> {
  await refuseNewer(db, { changes: migrations }, config);
  const pending = await pendingChanges(db, migrations);
  return pending.length === 0
    ? 'that of this version, or a newer one that only added'
    : `${pending.length} changes are made at the next start`;
}

async function lookAtDeliveries(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'outbox')) return undefined;
  const stuck = await stuckChannels(db);
  if (stuck.length > 0) throw new StorageError(stuckText(stuck));
  return 'nothing is stuck';
}

async function reading<Found>(config: Config, work: (db: Kysely<Tables>) => Promise<Found>): Promise<Found> {
  const db = new Kysely<Tables>({ dialect: await readingDialect(config) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function readingDialect({ databaseUrl, dataDirectory }: Config) {
  if (!databaseUrl)
    return new NodeSqliteDialect(new DatabaseSync(join(dataDirectory, DATABASE_FILE), { readOnly: true }));
  const { postgresDialect } = await import('../../platform/database/postgres.ts');
  return postgresDialect(databaseUrl, 1);
}

const ROOT = 0;

/** Whether the site can write its folder, as the user that looks; makes nothing. */
export function dataFolderCheck(config: Pick<Config, 'dataDirectory' | 'dataVolume'>): Check {
  const folder = resolve(config.dataDirectory);
  return {
    name: 'Data folder',
    remedy: `make ${folder} writable for the user that runs the site, and run the doctor as that user`,
    remedyFor: remedyOf,
    look: async () => {
      requireVolume(config);
      refuseForgottenPostgres(config);
      const nearest = nearestFolder(folder);
      await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
      if (nearest !== folder) return `${folder} is made at the first start`;
      const owner = statSync(folder).uid;
      // Root may write everywhere, which says nothing of the user that runs the site.
      if (process.getuid?.() === ROOT && owner !== ROOT)
        throw new Error(
          `${folder} belongs to user ${owner}, and this is root: run the doctor as user ${owner}`,
        );
      return `${folder} is writable for ${process.getuid ? `user ${process.getuid()}` : 'this user'}`;
    },
  };
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Errors that are named; the check of the content names all. */
const NAMED = 3;

/** Looks at what the site has copied of the content service: entries with an error are not shown as they were published last. */
export function spaceEntriesCheck({ contentful, dataDirectory }: Config): Check {
  return {
    name: 'Entries of Contentful',
    remedy: 'put them right and publish them; npm run content -- check tells more, links too',
    look: async () => {
      if (!contentful) return undefined;
      const { RAW_FILE, RawRows } = await import('../../content/contentful/api/raw-rows.ts');
      const { errorsIn } = await import('../../content/contentful/entries/errors.ts');
      const { asFileError } = await import('../../content/contentful/entries/errors.ts');
      const file = join(dataDirectory, RAW_FILE);
      if (!existsSync(file)) return 'not copied yet: the site has not run with this space';
      const rows = new RawRows(file);
      try {
        const errors = errorsIn(rows).flatMap((error) => asFileError(error).problems);
        const more = errors.length > NAMED ? [`and ${errors.length - NAMED} more`] : [];
        if (errors.length > 0) throw new Error([...errors.slice(0, NAMED), ...more].join('; '));
        return `${rows.names('Entry/').length} are in order`;
      } finally {
        rows.close();
      }
    },
  };
}
