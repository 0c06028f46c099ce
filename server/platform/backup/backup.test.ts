import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../../tests/support/cli.ts';
import { eachDatabase, makePostgresDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { casesFor } from '../../../tools/run/steps/tiers.mjs';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';
import { openStorage, type Storage } from '../database/index.ts';

const storeIn = (storage: Storage) => new LeadStore(storage, 'example.com');
const accept = (store: LeadStore, message: string) =>
  store.accept({
    enquiry: {
      kind: 'contact',
      ...SENDER,
      message,
    },
    suspectedSpam: false,
    requestId: 'request-1',
  });

const MORE_THAN_ARE_COPIED_AT_A_TIME = 1200;

/** Everything that a database holds, and what it signs. */
async function contents(storage: Storage) {
  const trips = await storage.db.selectFrom('trips').selectAll().orderBy('waybill').execute();
  return { leads: await newestLeads(storage.db, 5000), trips, signed: storage.keys.sign('address', 'a') };
}

async function filled(database: TestDatabase, leads = MORE_THAN_ARE_COPIED_AT_A_TIME): Promise<Storage> {
  const storage = await database.open();
  const store = storeIn(storage);
  await Promise.all(Array.from({ length: leads }, (_, load) => accept(store, `Load ${load}`)));
  const trip = {
    waybill: 'KYL-1',
    completed_on: '2026-11-01',
    tonnes: 30.25,
    origin: 'Lagos',
    destination: 'Kano',
  };
  await storage.db.insertInto('trips').values(trip).execute();
  return storage;
}

eachDatabase((emptyDatabase) => {
  test('a backup of the running site is restored whole, into either kind of database', async () => {
    const database = await emptyDatabase();
    const storage = await filled(database);
    const file = join(database.environment.DATA_DIR, 'backup.db');
    const made = await runCli('backup', database, file);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('1200 leads, 2400 deliveries') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await contents(storage);
    await accept(storeIn(storage), 'after the backup');

    const urls = [await makePostgresDatabase(), ''];
    // In CI each is restored into the other kind.
    for (const DATABASE_URL of casesFor(database.environment.DATABASE_URL ? urls.reverse() : urls)) {
      const DATA_DIR = temporaryDirectory();
      const other = {
        environment: { DATA_DIR, DATABASE_URL },
        open: () => openStorage(DATA_DIR, DATABASE_URL),
      };
      const restored = await runCli('restore', other, file);
      expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('and 1 trip.') });
      const copy = await other.open();
      expect(await contents(copy)).toEqual(before);
      await copy.close();
    }
    await storage.close();
  });

  test('a database that holds something, and a file that is there, stay as they are', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    await accept(storeIn(storage), 'Load 1');
    const file = join(temporaryDirectory(), 'backup.db');
    await runCli('backup', database, file);
    const inFile = join(file, 'backup.db');
    for (const [taken, says] of [
      [file, `${file} exists; name a new file.\n`],
      [inFile, `${inFile} cannot be written (ENOTDIR): make its folder, and let it belong to this user.\n`],
    ] as const)
      expect(await runCli('backup', database, taken)).toMatchObject({ code: 1, errors: says });
    expect(await runCli('restore', database, file)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The database is not empty.'),
    });
    expect(await newestLeads(storage.db, 10)).toHaveLength(1);
    await storage.close();
  });
});

describe('a file that is no whole backup', () => {
  const restoring = async (file: string) => {
    const DATA_DIR = temporaryDirectory();
    return runCli(
      'restore',
      { environment: { DATA_DIR, DATABASE_URL: '' }, open: () => openStorage(DATA_DIR) },
      file,
    );
  };

  test('is refused when it is another file, or none', async () => {
    const file = join(temporaryDirectory(), 'notes.txt');
    expect((await restoring(file)).errors).toContain('The backup cannot be read: ENOENT');
    await writeFile(file, 'this is not a database, only some text that is long enough');
    expect(await restoring(file)).toMatchObject({ code: 1, errors: `${file} is no whole backup.\n` });
  });

  test('is refused when a part is missing', async () => {
    const DATA_DIR = temporaryDirectory();
    const database = { environment: { DATA_DIR, DATABASE_URL: '' }, open: () => openStorage(DATA_DIR) };
    await (await filled(database, 100)).close();
    const file = join(DATA_DIR, 'backup.db');
    await runCli('backup', database, file);
    const { size } = await stat(file);
    await truncate(file, Math.floor(size / 2));
    expect((await restoring(file)).errors).toBe(`${file} is no whole backup.\n`);
    expect(await readdir(DATA_DIR)).not.toContain('backup.db.unfinished');
  });
});
