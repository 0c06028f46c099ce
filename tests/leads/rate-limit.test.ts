import { expect, test } from 'vitest';
import { openStorage } from '#server/platform/database/index.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { startMailServer } from './mail-server.ts';

const VICTIM = 'victim@example.com';
const LINK = 'https://evil.example/pay';
/** More than one network may send by a form at once. */
const ROUNDS = 22;

test('a site with its own limits: more of every form than anybody sends put three e-mails into one mailbox', async () => {
  const mailServer = await startMailServer();
  const DATA_DIR = temporaryDirectory();
  const server = startServer({ DATA_DIR, SMTP_URL: mailServer.url });
  const address = await server.address;
  const person = { first_name: `Act now ${LINK}`, last_name: 'Bello', company: 'Mills', email: VICTIM };
  const forms = (round: number) => ({
    contact: { ...SENDER, ...person, message: `Load ${round}: pay at ${LINK}` },
    'marketing-lead': { ...person, company: `Mills ${round}`, options: 'trucking' },
    'eguide-subscription': { ...person, company: `Mills ${round}` },
    'newsletter-subscription': { email: VICTIM, first_name: `Act now ${round}` },
  });
  const answers = new Map<string, Set<string>>();
  let taken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [path, fields] of Object.entries(forms(round))) {
      const response = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      const text = await response.text();
      if (response.status === 429) continue;
      taken += 1;
      const shape = `${response.status} ${text.replace(/[0-9a-f-]{36}/, 'ID')}`;
      answers.set(path, (answers.get(path) ?? new Set()).add(shape));
    }
  }
  const storage = await openStorage(DATA_DIR);
  const states = () => storage.db.selectFrom('outbox').select(['channel', 'state']).execute();
  await expect.poll(async () => (await states()).every(({ state }) => state === 'sent')).toBe(true);
  const leads = await storage.db.selectFrom('leads').select(['id', 'kind']).execute();
  await storage.close();

  expect(leads).toHaveLength(taken);
  expect(taken).toBeGreaterThanOrEqual(4 * 20);
  // Whether a mailbox had enough shows in no answer.
  for (const shapes of answers.values()) expect([...shapes]).toHaveLength(1);
  const toVictim = mailServer.received.filter(({ envelope }) => envelope.to.includes(VICTIM));
  expect(toVictim).toHaveLength(3);
  for (const { raw, text, html } of toVictim)
    for (const form of [raw, text, html]) expect(form).not.toContain('evil');
  const toDesk = mailServer.received.filter(({ envelope }) => !envelope.to.includes(VICTIM));
  expect(toDesk).toHaveLength(leads.filter(({ kind }) => kind !== 'newsletter').length);
  server.child.kill('SIGTERM');
  await server.ended;
  await mailServer.close();
});
