import { expect, test } from 'vitest';
import { newestLeads } from '#server/leads/lead-records.ts';
import { openStorage } from '#server/storage/index.ts';
import { startServer, temporaryDirectory } from '#server/testing/process.ts';
import { startMailServer } from './mail-server.ts';

const contact = {
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
  message: 'Ten trucks of cement, Obajana to Kano',
};
/** A lease that the killed process held runs out first. */
const DELIVERY_LIMIT_MS = 30_000;
const TEST_LIMIT_MS = 60_000;

/** Posts an enquiry and kills the server as soon as the status of the answer is here. */
async function postAndKill(environment: Record<string, string>) {
  const server = startServer(environment);
  const response = await fetch(`${await server.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  });
  server.child.kill('SIGKILL');
  expect(response.status).toBe(201);
  await server.ended;
}

test(
  'what was answered with 201 survives kill -9 and is delivered after the restart',
  async () => {
    const mailServer = await startMailServer();
    const environment = { DATA_DIR: temporaryDirectory(), SMTP_URL: mailServer.url };
    await postAndKill(environment);

    const storage = await openStorage(environment.DATA_DIR);
    const [record] = await newestLeads(storage.db, 1);
    await storage.close();
    expect(record?.lead).toMatchObject({ ...contact, phone_number: '+2348031234567' });

    await startServer(environment).address;
    const recipients = () => new Set(mailServer.received.flatMap(({ envelope }) => envelope.to));
    await expect
      .poll(recipients, { timeout: DELIVERY_LIMIT_MS })
      .toEqual(new Set(['hello@kayalink.example', contact.email]));
    await mailServer.close();
  },
  TEST_LIMIT_MS,
);

test('says at the start where e-mail goes', async () => {
  const DATA_DIR = temporaryDirectory();
  const server = startServer({ DATA_DIR });
  await server.address;
  expect(server.printed()).toContain(`deliveries go to files in ${DATA_DIR}/mail`);
});
