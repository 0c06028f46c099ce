import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startMailboxServer } from '../../../tests/leads/imap-server.ts';
import { runCommand } from '../../../tests/support/cli.ts';
import { makePostgresDatabase } from '../../../tests/support/databases.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { parseConfig } from '../../config/config.ts';
import { NOTHING_SET } from '../../config/config-variables.ts';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { openStorage } from '../../platform/database/index.ts';
import { connectionChecks } from './connections.ts';
import { contentChecks } from './content.ts';
import { examine } from './run-checks.ts';

/** A site whose few entries are read in a third of the time. */
const siteWith = (environment: Record<string, string>) =>
  parseConfig({
    DATA_DIR: temporaryDirectory(),
    PORT: '9',
    CONTENT_DIR: inject('fewEntries'),
    ...environment,
  });

/** Nobody listens there. */
const NOBODY = '127.0.0.1:9';

async function errors(environment: Record<string, string>): Promise<string[]> {
  const findings = await examine(siteWith(environment));
  for (const { well, remedy } of findings) expect(remedy === undefined).toBe(well);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  for (const { well, says } of findings) expect(well || / /.test(says), says).toBe(true);
  return findings.filter(({ well }) => !well).map(({ name }) => name);
}

test('a site on files and SQLite is well, also before its first start, and nothing is made', async () => {
  const DATA_DIR = join(temporaryDirectory(), 'data');
  expect(await errors({ DATA_DIR })).toEqual([]);
  expect(existsSync(DATA_DIR)).toBe(false);
  await (await openStorage(DATA_DIR)).close();
  expect(await errors({ DATA_DIR })).toEqual([]);
});

test('what the start would refuse is no ✓: remains of a database, a newer schema, a volume that is not mounted', async () => {
  const wal = temporaryDirectory();
  await writeFile(join(wal, `${DATABASE_FILE}-wal`), 'x', { mode: 0o600 });
  expect(await errors({ DATA_DIR: wal })).toEqual(['SQLite']);
  const newer = temporaryDirectory();
  const { db, close } = await openStorage(newer);
  await sql`insert into kysely_migration values ('9999-future', '2027-01-01')`.execute(db);
  await close();
  expect(await errors({ DATA_DIR: newer })).toEqual(['Schema']);
  expect(await errors({ DATA_VOLUME: 'on' })).toEqual(['Data folder']);
});

test('what makes enquiries be lost in silence is no ✓', async () => {
  const site = {
    SITE_URL: 'https://www.kayalink.com',
    SALES_EMAIL: 'hello@kayalink.example',
    SMPT_URL: 'smtp://mail',
  };
  expect(await errors(site)).toEqual(['Environment', 'Addresses', 'Mail server']);
  const DATA_DIR = temporaryDirectory();
  const storage = await openStorage(DATA_DIR);
  const enquiry = { kind: 'contact', ...SENDER, message: 'Ten trucks' } as const;
  await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'r' });
  await storage.db.updateTable('outbox').set({ state: 'dead' }).execute();
  await storage.close();
  expect(await errors({ DATA_DIR })).toEqual(['Deliveries']);
});

test('a public address without TLS is no ✓', async () => {
  const site = { SMTP_URL: 'files', SALES_EMAIL: 'sales@kayalink.com', MAIL_FROM: 'site@kayalink.com' };
  expect(await errors({ ...site, SITE_URL: 'http://www.kayalink.com' })).toContain('Encryption');
  expect(await errors({ ...site, SITE_URL: 'https://www.kayalink.com' })).not.toContain('Encryption');
  expect(await errors({ ...site, SITE_URL: 'http://localhost:3000' })).not.toContain('Encryption');
});

test('a target of leads that redirects, or has no such host, is reported in words', async () => {
  const server = createServer((_request, response) => response.writeHead(302, { location: '/' }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const says = async (url: string) => {
    const config = siteWith({
      LEADS_WEBHOOK_URL: url,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      LEADS_WEBHOOK_PRIVATE: 'on',
    });
    return (await examine(config)).find(({ name }) => name.startsWith('Target of leads'));
  };
  expect(await says(`http://127.0.0.1:${port}/hook`)).toMatchObject({
    well: false,
    says: expect.stringContaining('it redirects (302)'),
  });
  server.close();
  expect((await says('https://no-such-host.invalid/hook'))?.says).toMatch(
    /its host is not known|no answer in/,
  );
});

test('a PostgreSQL whose user may not make tables, or is refused, is reported in a sentence', async () => {
  const owner = new URL(await makePostgresDatabase());
  const client = new pg.Client(owner.href);
  await client.connect();
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create role ${role} login password 'guest'`);
  await client.query('revoke create on schema public from public');
  await client.end();
  const guest = new URL(owner);
  guest.username = role;
  guest.password = 'guest';
  const [finding] = (await examine(siteWith({ DATABASE_URL: guest.href }))).filter(
    ({ name }) => name === 'PostgreSQL',
  );
  expect(finding).toMatchObject({
    well: false,
    says: expect.stringContaining('may not make tables: alter database'),
  });
});

test('the command has --json and --help, and makes no database', async () => {
  const DATA_DIR = join(temporaryDirectory(), 'data');
  const doctor = (...words: string[]) =>
    runCommand(
      'doctor',
      { ...NOTHING_SET, DATA_DIR, PORT: '9', CONTENT_DIR: inject('fewEntries') },
      ...words,
    );
  const { code, out } = await doctor('--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ name: 'Data folder', well: true }));
  expect(await doctor('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--json') });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a header of a proxy that is not believed is reported by the site and found by the doctor', async () => {
  const { call, lines, address } = await listeningApp();
  const visit = () => call('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const readiness = async () => (await fetch(`${address}/readyz`)).json();
  await visit();
  expect(await readiness()).not.toHaveProperty('untrustedProxy');
  for (let visits = 0; visits < 20; visits += 1) await visit();
  expect(await readiness()).toMatchObject({ untrustedProxy: true });
  expect(lines.join('')).toContain('set TRUST_PROXY');
  expect(await errors({ PORT: new URL(address).port })).toEqual(['This site']);
});

test('what does not answer is named, without its password', async () => {
  const found = await errors({
    DATABASE_URL: `postgres://site:hunter2@${NOBODY}/site`,
    SMTP_URL: `smtp://site:hunter2@${NOBODY}`,
    PRODUCT_API_URL: 'http://nobody.invalid/api',
  });
  expect(found).toEqual(['PostgreSQL', 'Mail server', 'Product API']);
});

test('a content file with errors is named with its line', async () => {
  const CONTENT_DIR = copyFewEntries(join(temporaryDirectory(), 'content'));
  await writeFile(join(CONTENT_DIR, 'blog/new.md'), '---\ntitle: Ports: an error\n---\nText');
  const DATA_DIR = temporaryDirectory();
  await (await openStorage(DATA_DIR)).close();
  const findings = await examine(parseConfig({ DATA_DIR, PORT: '9', CONTENT_DIR }));
  const folder = findings.find(({ name }) => name === 'Content folder');
  expect(folder?.well).toBe(false);
  expect(folder?.says).toContain('content/blog/new.md: line 2: a colon in the text needs quotes');
});

test('a database that is none, and content that is not there, are found', async () => {
  const DATA_DIR = temporaryDirectory();
  await writeFile(
    join(DATA_DIR, DATABASE_FILE),
    'no database at all, but long enough to be read as the head of one'.repeat(50),
    { mode: 0o600 },
  );
  expect(await errors({ DATA_DIR, CONTENT_DIR: join(DATA_DIR, 'nothing') })).toEqual([
    'Content folder',
    'SQLite',
  ]);
});

test('a hot quote that nobody can ask for is named', async () => {
  const says = async (lanes: string) => {
    const HOT_QUOTES = `lanes:${lanes}; to:head@kayalink.com,https://hooks.slack.com/hunter2`;
    const config = siteWith({ HOT_QUOTES });
    const findings = await examine(config, contentChecks(config));
    expect(JSON.stringify(findings)).not.toContain('hunter2');
    return findings.find(({ name }) => name === 'Hot quotes');
  };
  expect(await says('lagos-kano,kano')).toMatchObject({
    well: true,
    says: 'are sent at once to head@kayalink.com, hooks.slack.com',
  });
  expect(await says('lagos-kano,lagos-atlantis,kanoo')).toMatchObject({
    well: false,
    says: expect.stringContaining('no quote can match lagos-atlantis, kanoo:'),
    remedy: expect.stringContaining('HOT_QUOTES'),
  });
});

test('a mailbox of replies that is read, and one whose password is wrong, are told apart', async () => {
  const mailbox = await startMailboxServer();
  onTestFinished(() => mailbox.close());
  const found = async (url: string) => {
    const config = parseConfig({ DATA_DIR: temporaryDirectory(), PORT: '9', REPLIES_MAILBOX: url });
    const findings = await examine(config, connectionChecks(config));
    expect(JSON.stringify(findings)).not.toContain('hunter2');
    return findings.find(({ name }) => name === 'Mailbox of replies');
  };
  expect(await found(mailbox.url())).toMatchObject({
    well: true,
    says: expect.stringMatching(/is read: 0 .*in Sent$/),
  });
  expect(await found(mailbox.url(undefined, 'hunter2'))).toMatchObject({
    well: false,
    says: expect.stringContaining('user or password is refused'),
    remedy: expect.stringContaining('REPLIES_MAILBOX'),
  });
  expect(await found(mailbox.url(undefined, undefined, 'Nowhere'))).toMatchObject({
    well: false,
    says: 'there is no such folder',
  });
});

test('content that takes long to be read is waited for, and an answer from elsewhere is not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('read'), 60_000));
  const findings = examine(parseConfig({}), [
    { name: 'Folder', remedy: 'r', isLocal: true, look: late },
    { name: 'Server', remedy: 'r', look: late },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await findings).toMatchObject([
    { well: true, says: 'read' },
    { well: false, says: 'no answer in 15 s' },
  ]);
});
