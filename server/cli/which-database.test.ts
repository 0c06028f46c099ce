import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../tests/support/cli.ts';
import { eachDatabase, type TestDatabase } from '../../tests/support/databases.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { SENDER } from '../../tests/support/sender.ts';
import { LeadStore } from '../leads/accept/lead-store.ts';
import { DATABASE_FILE } from '../platform/database/files/presence.ts';
import { openStorage } from '../platform/database/index.ts';

const READING = [
  ['leads', 'list'],
  ['leads', 'stats'],
  ['leads', 'export'],
  ['leads', 'subject', 'amina@example.com'],
  ['leads', 'erase', 'amina@example.com', '--yes'],
  ['leads', 'retry', '--all'],
  ['newsletter', 'export'],
  ['keys', 'rotate'],
  ['trips', 'total'],
];

const at = (environment: Partial<TestDatabase['environment']> & Record<string, string>): TestDatabase => ({
  environment: { DATABASE_URL: '', DATA_DIR: '', ...environment },
  open: () => Promise.reject(new Error('opened by nobody')),
});

async function withLead(database: TestDatabase): Promise<void> {
  const storage = await database.open();
  const enquiry = { kind: 'contact', ...SENDER, message: 'Ten trucks' } as const;
  await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'r' });
  await storage.close();
}

test.each(READING)(
  '%s %s makes no database, and names the one that is missing',
  async (command, ...words) => {
    const DATA_DIR = join(temporaryDirectory(), 'data');
    const { code, out, errors } = await runCli(command, at({ DATA_DIR }), ...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toContain(`There is no database ${join(DATA_DIR, DATABASE_FILE)}.`);
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

eachDatabase((emptyDatabase) => {
  test('one that nobody has used is not taken for that of the site', async () => {
    const database = await emptyDatabase();
    if (database.environment.DATABASE_URL) {
      const { code, errors } = await runCli('leads', database, 'stats');
      expect({ code, errors }).toEqual({
        code: 1,
        errors: expect.stringContaining('has no tables of this site'),
      });
    }
    await (await database.open()).close();
    const file = join(temporaryDirectory(), 'backup.db');
    const { code, errors } = await runCli('backup', database, file);
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('is empty: no lead') });
    expect(existsSync(file)).toBe(false);
    expect((await runCli('keys', database, 'list')).code).toBe(0);
  });

  test('says which one it uses, without its password and beside what a pipe gets', async () => {
    const database = await emptyDatabase();
    await withLead(database);
    const { DATA_DIR, DATABASE_URL } = database.environment;
    const { out, database: named } = await runCli('leads', database, 'list', '--json');
    expect(JSON.parse(out)).toHaveLength(1);
    const { host, pathname } = DATABASE_URL ? new URL(DATABASE_URL) : { host: '', pathname: '' };
    const name = DATABASE_URL ? `postgres://${host}${pathname}` : join(DATA_DIR, DATABASE_FILE);
    expect(named).toBe(`${name} (DATA_DIR ${DATA_DIR})`);
  });
});

test('reads the configuration of the site from a file that is named', async () => {
  const DATA_DIR = temporaryDirectory();
  await withLead({ ...at({ DATA_DIR }), open: () => openStorage(DATA_DIR) });
  const file = join(temporaryDirectory(), 'kayalink.env');
  writeFileSync(file, `DATA_DIR=${DATA_DIR}\n`);
  const elsewhere = { ...at({}), environment: {} as TestDatabase['environment'] };
  expect((await runCli('leads', elsewhere, 'list', '--env-file', file)).out).toContain('Amina');
  expect((await runCli('leads', elsewhere, 'stats', `--env-file=${file}`)).out).toContain('1 in all');
  // Node itself looks for it.
  const { code, errors } = await runCli('leads', elsewhere, 'stats', '--env-file', `${file}.old`);
  expect(code).not.toBe(0);
  expect(errors).toContain(`The configuration in ${file}.old cannot be read`);
  writeFileSync(file, Buffer.from('\uFEFFDATA_DIR=data\n', 'utf16le'));
  expect((await runCli('leads', elsewhere, 'list', '--env-file', file)).errors).toContain(
    'save the file as UTF-8',
  );
});
