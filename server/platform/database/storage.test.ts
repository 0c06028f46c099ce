import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eachDatabase, makePostgresDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { DATABASE_FILE } from './files/presence.ts';
import { openStorage } from './index.ts';
import type { Tables } from './tables.ts';

const run = promisify(execFile);
const trip = {
  waybill: 'KYL-1',
  completed_on: '2026-11-01',
  tonnes: 30.5,
  origin: 'Lagos',
  destination: 'Kano',
};

/** Opens the database in a process of its own, which records a trip. */
function recordInOtherProcess({ environment }: TestDatabase, waybill: string) {
  const module = new URL('index.ts', import.meta.url).href;
  const program = `
    const { openStorage } = await import('${module}');
    const storage = await openStorage(process.env.DATA_DIR, process.env.DATABASE_URL);
    await storage.db.insertInto('trips').values({ ...${JSON.stringify(trip)}, waybill: '${waybill}' }).execute();
    await storage.close();`;
  return run(process.execPath, ['--input-type=module', '--eval', program], { env: environment });
}

eachDatabase((emptyDatabase) => {
  test('keeps what was written', async () => {
    const database = await emptyDatabase();
    const first = await database.open();
    await first.db.insertInto('trips').values(trip).execute();
    await first.close();
    const second = await database.open();
    expect(await second.db.selectFrom('trips').selectAll().execute()).toEqual([trip]);
    await second.probe();
    await second.close();
  });

  test('is opened by several processes at once, as by the site and a command', async () => {
    const database = await emptyDatabase();
    const waybills = ['KYL-1', 'KYL-2'];
    await Promise.all(waybills.map((waybill) => recordInOtherProcess(database, waybill)));
    const storage = await database.open();
    const trips = await storage.db.selectFrom('trips').select('waybill').orderBy('waybill').execute();
    expect(trips.map((row) => row.waybill)).toEqual(waybills);
    await storage.close();
  });

  test('undoes a transaction that fails', async () => {
    const { db, close } = await (await emptyDatabase()).open();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('trips').values(trip).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.selectFrom('trips').selectAll().execute()).toEqual([]);
    await close();
  });

  test('counts in numbers', async () => {
    const { db, close } = await (await emptyDatabase()).open();
    const count = (table: Kysely<Tables>) =>
      table
        .selectFrom('trips')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirst();
    expect(await count(db)).toEqual({ count: 0 });
    await close();
  });
});

describe('the SQLite file', () => {
  test('lies in a folder for its owner only', async () => {
    const folder = join(temporaryDirectory(), 'data');
    await (await openStorage(folder)).close();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('commits to the disk, checks references and overwrites what is erased', async () => {
    const storage = await openStorage(temporaryDirectory());
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(storage.db)).rows;
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    expect(await pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
    await storage.close();
  });

  test('is refused when it is no database', async () => {
    const directory = temporaryDirectory();
    await writeFile(
      join(directory, DATABASE_FILE),
      'this is not a database, only some text that is long enough',
    );
    await expect(openStorage(directory)).rejects.toThrow('not a database');
  });
});

describe('a PostgreSQL', () => {
  test('that cuts all connections, as it does when it restarts, is connected to anew', async () => {
    const storage = await openStorage(temporaryDirectory(), await makePostgresDatabase());
    await Promise.all([storage.probe(), storage.probe()]);
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await others.execute(storage.db);
    await expect.poll(() => storage.probe().then(() => 'answers')).toBe('answers');
    expect(await storage.db.selectFrom('trips').selectAll().execute()).toEqual([]);
    await storage.close();
  });

  test('that is not there is reported at the start', async () => {
    const nobodyListens = 'postgres://site@127.0.0.1:9/site';
    await expect(openStorage(temporaryDirectory(), nobodyListens)).rejects.toThrow('ECONNREFUSED');
  });
});

test('a database that another process writes to holds up nothing but the change that waits', async () => {
  const directory = temporaryDirectory();
  const storage = await openStorage(directory);
  const other = new DatabaseSync(join(directory, DATABASE_FILE));
  other.exec('begin immediate');
  let recorded = false;
  const recording = storage.db
    .insertInto('trips')
    .values(trip)
    .execute()
    .then(() => {
      recorded = true;
    });
  const begun = performance.now();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(recorded).toBe(false);
  other.exec('commit');
  other.close();
  await recording;
  await storage.probe();
  await storage.close();
});
