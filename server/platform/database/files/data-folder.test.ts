import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../../../tests/support/cli.ts';
import type { TestDatabase } from '../../../../tests/support/databases.ts';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import {
  closeDataFolder,
  lookAtDataFolder,
  MARKER,
  markVolume,
  notePostgres,
  POSTGRES_NOTE,
  refuseForgottenPostgres,
  requireVolume,
} from './data-folder.ts';
import { lockForServer } from './one-server.ts';
import { DATABASE_FILE } from './presence.ts';

const at = (environment: Record<string, string>): TestDatabase => ({
  environment: { DATABASE_URL: '', DATA_DIR: '', ...environment },
  open: () => Promise.reject(new Error('opened by nobody')),
});

test('a site that has moved to PostgreSQL does not return to a file because its address was forgotten', async () => {
  const dataDirectory = temporaryDirectory();
  await notePostgres({ dataDirectory, databaseUrl: 'postgres://site:secret@db.example.com/kayalink' });
  const note = join(dataDirectory, POSTGRES_NOTE);
  expect(readFileSync(note, 'utf8')).toBe('postgres://db.example.com/kayalink\n');
  const said =
    'DATABASE_URL is not set, and the site of this DATA_DIR keeps its enquiries in postgres://db.example.com/kayalink.';
  expect(() => refuseForgottenPostgres({ dataDirectory })).toThrow(said);
  const command = await runCli('leads', at({ DATA_DIR: dataDirectory }), 'stats');
  expect(command).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(said) });
  rmSync(note);
  expect(() => refuseForgottenPostgres({ dataDirectory })).not.toThrow();
});

test('a volume that is not mounted is seen by the site and its commands', async () => {
  const mounted = temporaryDirectory();
  await markVolume({ dataDirectory: mounted });
  expect(() => requireVolume({ dataDirectory: mounted, dataVolume: true })).not.toThrow();
  const bare = temporaryDirectory();
  const said = `The volume of DATA_DIR is not mounted: there is no ${join(bare, MARKER)}`;
  expect(() => requireVolume({ dataDirectory: bare, dataVolume: true })).toThrow(said);
  const command = await runCli('restore', at({ DATA_DIR: bare, DATA_VOLUME: 'on' }), 'backup.db');
  expect(command).toMatchObject({ code: 1, errors: expect.stringContaining(said) });
  expect(existsSync(join(bare, DATABASE_FILE))).toBe(false);
});

test('a folder that one server works on is given to another only once that has ended', async () => {
  const folder = temporaryDirectory();
  const first = await lockForServer(folder, 0);
  await expect(lockForServer(folder, 0)).rejects.toThrow(`Another server works on DATA_DIR ${folder}`);
  first.release();
  (await lockForServer(folder, 0)).release();
});

describe('what others on the machine may read', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);
  const modesIn = (folder: string) =>
    Object.fromEntries(
      ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => [
        name,
        modeOf(join(folder, name)),
      ]),
    );

  /** A folder that everybody may read, with such files. */
  function openFolder(...files: string[]): string {
    const folder = temporaryDirectory();
    for (const file of files) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), 'words');
      chmodSync(join(folder, file), 0o644);
      chmodSync(join(folder, file, '..'), 0o755);
    }
    return folder;
  }

  function close(folder: string) {
    const said: string[] = [];
    const note = (about: unknown, words = String(about)) => void said.push(words);
    closeDataFolder(folder, { warn: note, error: note });
    return said;
  }

  test('is closed where all of a folder is ours, a line of the log for each', () => {
    const folder = openFolder(DATABASE_FILE, 'mail/old.eml', 'kept-pages.json');
    expect(lookAtDataFolder(folder)?.message).toContain(`and 4 more: chmod -R go= ${folder}`);
    expect(close(folder)).toEqual(Array(5).fill('closed to other users of this machine'));
    expect(modesIn(folder)).toEqual({
      '.': '700',
      [DATABASE_FILE]: '600',
      mail: '700',
      'mail/old.eml': '600',
      'kept-pages.json': '600',
    });
    expect(lookAtDataFolder(folder)).toBeUndefined();
  });

  test('is left as it is in a folder that no site has used', () => {
    const folder = openFolder('mail/index.html', 'www/index.html');
    const before = modesIn(folder);
    close(folder);
    expect(modesIn(folder)).toEqual(before);
  });

  test('is closed beside the files of others only where it is ours, and behind links nowhere', () => {
    const elsewhere = openFolder('sub/index.html');
    const folder = openFolder(DATABASE_FILE, 'mail/old.eml', 'mail/index.html', 'www/index.html');
    symlinkSync(elsewhere, join(folder, 'link'));
    const before = [modesIn(folder), modesIn(elsewhere)];
    close(folder);
    expect(modesIn(folder)).toEqual({ ...before[0], [DATABASE_FILE]: '600', 'mail/old.eml': '600' });
    expect(modesIn(elsewhere)).toEqual(before[1]);
  });

  test('is complained about where everybody makes files, also by commands', async () => {
    const folder = openFolder(MARKER);
    chmodSync(folder, 0o1777);
    expect(close(folder)).toEqual([
      expect.stringContaining(`other users of this machine may read ${folder}`),
    ]);
    const trips = join(temporaryDirectory(), 'trips.csv');
    writeFileSync(trips, 'waybill,completed_on,tonnes,origin,destination\nKYL-1,2026-11-01,30,Lagos,Kano\n');
    const { code, errors } = await runCli('trips', at({ DATA_DIR: folder }), 'import', trips);
    expect(code).toBe(0);
    expect(errors).toContain(`Warning: other users of this machine may read ${folder}`);
    expect(modeOf(folder)).toBe('1777');
  });
});
