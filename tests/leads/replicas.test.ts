import { expect, test } from 'vitest';
import { newestLeads } from '#server/leads/desk/lead-records.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { startMailServer } from './mail-server.ts';

const LEADS = 20;

test('two servers on one PostgreSQL make one lead of a repeat and deliver each e-mail once', async () => {
  const mailServer = await startMailServer();
  const DATABASE_URL = await makePostgresDatabase();
  const start = () =>
    startServer({ DATA_DIR: temporaryDirectory(), DATABASE_URL, SMTP_URL: mailServer.url, ...NO_LIMITS })
      .address;
  const addresses = await Promise.all([start(), start()]);

  const post = async (address: string, load: number) => {
    const response = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `key-${load}` },
      body: JSON.stringify({
        ...SENDER,
        message: `Load ${load}`,
      }),
    });
    expect(response.status).toBe(201);
    return (await response.json()).data.id as string;
  };
  const ids = await Promise.all(
    Array.from({ length: LEADS }, (_, load) => Promise.all(addresses.map((address) => post(address, load)))),
  );
  for (const [first, second] of ids) expect(second).toBe(first);

  const storage = await openStorage(temporaryDirectory(), DATABASE_URL);
  const deliveries = async () => (await newestLeads(storage.db, 1000)).flatMap((record) => record.deliveries);
  await expect.poll(async () => (await deliveries()).filter(({ state }) => state !== 'sent').length).toBe(0);
  const all = await deliveries();
  expect(all).toHaveLength(2 * LEADS);
  expect(all.map(({ attempts }) => attempts)).toEqual(all.map(() => 1));
  expect(mailServer.received.map(({ messageId }) => messageId).sort()).toEqual(
    all.map(({ message_id }) => message_id).sort(),
  );
  await storage.close();
  await mailServer.close();
});
