import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE_FILE, openStorage } from './index.ts';

const run = promisify(execFile);
const trip = {
  waybill: 'KYL-1',
  completed_on: '2026-11-01',
  tonnes: 30,
  origin: 'Lagos',
  destination: 'Kano',
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe('openStorage', () => {
  test('makes the folder for its owner only, and keeps what was written', async () => {
    const folder = join(directory, 'data');
    const first = await openStorage(folder);
    await first.db.insertInto('trips').values(trip).execute();
    await first.close();
    const second = await openStorage(folder);
    expect(await second.db.selectFrom('trips').selectAll().execute()).toEqual([trip]);
    await second.close();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('commits to the disk and checks references', async () => {
    const storage = await openStorage(directory);
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(storage.db)).rows;
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await storage.close();
  });

  test('is opened by several processes at once, as by the site and a command', async () => {
    const module = new URL('index.ts', import.meta.url).href;
    const program = `
      const { openStorage } = await import('${module}');
      const storage = await openStorage(process.argv[1]);
      await storage.db.insertInto('trips').values({ ...${JSON.stringify(trip)}, waybill: process.argv[2] }).execute();
      await storage.close();`;
    const open = (waybill: string) =>
      run(process.execPath, ['--input-type=module', '--eval', program, directory, waybill]);
    await Promise.all(['KYL-1', 'KYL-2', 'KYL-3'].map(open));
    const storage = await openStorage(directory);
    const trips = await storage.db.selectFrom('trips').select('waybill').orderBy('waybill').execute();
    expect(trips.map((row) => row.waybill)).toEqual(['KYL-1', 'KYL-2', 'KYL-3']);
    await storage.close();
  });

  test('undoes a transaction that fails', async () => {
    const { db, close } = await openStorage(directory);
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('trips').values(trip).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.selectFrom('trips').selectAll().execute()).toEqual([]);
    await close();
  });

  test('refuses a file that is no database', async () => {
    await writeFile(
      join(directory, DATABASE_FILE),
      'this is not a database, only some text that is long enough',
    );
    await expect(openStorage(directory)).rejects.toThrow('not a database');
  });
});
