import { expect, test } from 'vitest';
import { lagosDay } from '#domain/shared/dates.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { newDelivery } from '#server/leads/queue/new-deliveries.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { submission } from '#tests/support/sender.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { startMailServer } from './mail-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const DESK = 'desk@kayalink.example';

test('all replicas on one PostgreSQL send one digest, whose links open the page of each, and log nothing of it', async () => {
  const mailServer = await startMailServer();
  const DATABASE_URL = await makePostgresDatabase();
  const yesterday = new Date(Date.now() - 24 * HOUR_MS);
  const storage = await openStorage(temporaryDirectory(), DATABASE_URL);
  const { id } = await new LeadStore(storage, 'example.com').accept(submission('Ten trucks'));
  await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
  const at = yesterday.toISOString();
  const reported = { state: 'sent', due_at: at, from_at: at, happened_at: at } as const;
  await storage.db
    .insertInto('outbox')
    .values(
      (['daily', 'weekly'] as const).map((kind) =>
        newDelivery({ id: `${kind}-${lagosDay(yesterday)}`, channel: `digest-${kind}`, ...reported }),
      ),
    )
    .execute();
  const environment = {
    DATABASE_URL,
    SITE_URL: 'https://www.kayalink.example',
    SMTP_URL: mailServer.url,
    SALES_EMAIL: DESK,
    DIGEST_DAILY: '00:00',
    DIGEST_WEEKLY: 'off',
  };
  const servers = casesFor([1, 2]).map(() => startServer({ ...environment, DATA_DIR: temporaryDirectory() }));
  const [address] = await Promise.all(servers.map((server) => server.address));
  await expect.poll(() => mailServer.received.length).toBe(1);
  const [mail] = mailServer.received;
  expect(mail?.subject).toMatch(/^Enquiries .*: 1 new, 1 unanswered$/);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'week.png',
    expect.stringMatching(/^Open enquiries .*\.xlsx$/),
  ]);
  const path = /https:\/\/www\.kayalink\.example(\/desk\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const token = path.split('=')[1] ?? 'none';
  const page = await (await fetch(address + path)).text();
  expect(page).toContain('Amina Bello');
  const fields = new URLSearchParams({ token, action: 'answered', name: 'Ngozi' });
  await fetch(`${address}/api/desk`, { method: 'POST', body: fields, headers: { accept: 'text/html' } });
  const lead = await storage.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  expect(lead?.desk_state).toBe('answered');

  const sent = `"delivery":"daily-${lagosDay(new Date())}","attempts":1,"msg":"delivered"`;
  await expect.poll(() => servers.map(({ printed }) => printed()).join('')).toContain(sent);
  const printed = servers.map((server) => server.printed()).join('');
  expect(printed.split(sent)).toHaveLength(2);
  expect(printed).toContain('"path":"/desk"');
  for (const word of [token, token.split('.')[2] ?? token, 'Amina', 'Ngozi', DESK])
    expect(printed).not.toContain(word);
  expect(mailServer.received).toHaveLength(1);
  await mailServer.close();
  await storage.close();
});
