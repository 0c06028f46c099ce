import { readdirSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { newestLeads } from '#server/leads/desk/lead-records.ts';
import { backUp, restore } from '#server/platform/backup/backup.ts';
import type { BackupKeys } from '#server/platform/backup/encrypted-file.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { runCli } from '#tests/support/cli.ts';
import { eachDatabase } from '#tests/support/databases.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';

const PASSPHRASE = 'heavy lorries cross the Niger at Onitsha';
const SECRET_WORDS = 'nobody else reads this message';
const NOTHING: BackupKeys = { recipients: [] };
const quiet = () => {};

const identity = await generateX25519Identity();
const recipients = [await identityToRecipient(identity)];

eachDatabase((emptyDatabase) => {
  test('a backup for a public key tells nothing, and is restored whole', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const enquiry = { kind: 'contact', ...SENDER, message: SECRET_WORDS } as const;
    await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'r' });
    const folder = temporaryDirectory();
    const file = join(folder, 'backup.age');
    const { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl } = database.environment;
    const seen = new Set<string>();
    const look = () => {
      for (const name of readdirSync(folder)) seen.add(name);
    };
    await backUp({ storage, dataDirectory, databaseUrl, backupKeys: { recipients } }, file, look);
    const bytes = await readFile(file, 'latin1');
    expect(bytes).toMatch(/^age-encryption\.org\/v1\n/);
    for (const reported of [SECRET_WORDS, SENDER.email, 'SQLite format'])
      expect(bytes).not.toContain(reported);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect([...seen, ...(await readdir(folder))].filter((name) => !name.startsWith('backup.age'))).toEqual(
      [],
    );

    const other = await openStorage(temporaryDirectory());
    const opened = { recipients: [], identity };
    for (const wrong of [NOTHING, { recipients: [], passphrase: 'wrong'.repeat(4) }])
      await expect(restore(file, other, wrong, quiet)).rejects.toThrow(/is encrypted, and cannot be opened/);
    await writeFile(`${file}.cut`, Buffer.from(bytes, 'latin1').subarray(0, -20));
    await expect(restore(`${file}.cut`, other, opened, quiet)).rejects.toThrow(/cannot be opened/);
    expect(await restore(file, other, opened, quiet)).toMatchObject({ rows: { leads: 1 } });
    expect((await newestLeads(other.db, 5))[0]?.lead.message).toBe(SECRET_WORDS);
    expect(other.keys.hash('address', 'a')).not.toBe(storage.keys.hash('address', 'a'));
    await Promise.all([other.close(), storage.close()]);
  });
});

test('the command says whether a backup is encrypted, and takes the keys from files', async () => {
  const DATA_DIR = temporaryDirectory();
  const secret = join(DATA_DIR, 'passphrase');
  await writeFile(secret, `${PASSPHRASE}\n`);
  const open = () => openStorage(DATA_DIR);
  const plain = { environment: { DATA_DIR, DATABASE_URL: '' }, open };
  const closed = {
    environment: { ...plain.environment, BACKUP_PASSPHRASE_FILE: secret },
    open,
  };
  const storage = await open();
  await storage.db
    .insertInto('suppressions')
    .values({ address_hash: 'one', reason: 'refused', since: '2026-11-01T00:00:00.000Z' })
    .execute();
  await storage.close();
  expect((await runCli('backup', plain, join(DATA_DIR, 'a.db'))).out).toContain('It is NOT ENCRYPTED');
  const made = await runCli('backup', closed, join(DATA_DIR, 'b.age'));
  expect(made.out).toContain('It is encrypted.');
  const elsewhere = { ...closed, environment: { ...closed.environment, DATA_DIR: temporaryDirectory() } };
  expect(await runCli('restore', elsewhere, join(DATA_DIR, 'b.age'))).toMatchObject({ code: 0 });
  const keyless = { ...plain, environment: { ...plain.environment, DATA_DIR: temporaryDirectory() } };
  const refused = await runCli('restore', keyless, join(DATA_DIR, 'b.age'));
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set BACKUP_IDENTITY, or the passphrase'),
  });
});

test('an identity is taken as age-keygen writes it', () => {
  const written = `# created: 2026-11-24T08:00:00Z\n# public key: ${recipients[0]}\n${identity}\n`;
  expect(parseConfig({ BACKUP_IDENTITY: written }).backupKeys.identity).toBe(identity);
  expect(() => parseConfig({ BACKUP_RECIPIENTS: 'age1short' })).toThrow(/BACKUP_RECIPIENTS.*: write public/);
  expect(() => parseConfig({ BACKUP_RECIPIENTS: recipients.join(), BACKUP_PASSPHRASE: PASSPHRASE })).toThrow(
    'not both',
  );
});
