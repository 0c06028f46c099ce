import { expect, onTestFinished, test } from 'vitest';
import { EMAILS } from '#domain/leads/copy/emails.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import { smtpMailer } from '#server/leads/mail/mailer.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { sourceOf } from '#server/platform/limits/allowances.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { type MailServer, startMailServer } from './mail-server.ts';
import { inPlainText, startWorker } from './worker.ts';

const JUNK = 90;
/** The time of a slow mail server for each mail. */
const SLOW_MS = 1000;
/** A real enquiry is with the desk within this. */
const SOON_MS = 5000;

const contact = (message: string, email: string): Enquiry => ({ kind: 'contact', ...SENDER, email, message });
const REAL = contact('A real enquiry', 'customer@example.com');

oneDatabase('PostgreSQL', (emptyDatabase) => {
  /** Opens the forms and a worker before a mail server that takes a second a mail. */
  async function open(mailServer: MailServer) {
    const storage: Storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'kayalink.example');
    const mailer = smtpMailer(mailServer.url);
    const channels = EMAILS.map((name) => emailChannel(name, inPlainText, mailer));
    onTestFinished(async () => {
      await mailServer.close();
      await storage.close();
    });
    const accept = (enquiry: Enquiry, ip: string) =>
      store.accept({ enquiry, source: sourceOf(ip), suspectedSpam: false, requestId: 'r' });
    const start = () => startWorker(storage, channels);
    return { accept, start };
  }

  const deskHas = (mailServer: MailServer) =>
    mailServer.received.some(
      ({ subject, envelope }) => subject === 'A real enquiry' && envelope.to[0] === 'desk@kayalink.example',
    );

  const SOURCES: [who: string, junk: (place: number) => Enquiry, ip: (place: number) => string][] = [
    ['one address', (place) => contact(`Junk ${place}`, `junk-${place}@example.com`), () => '203.0.113.7'],
    ['one sender', (place) => contact(`Junk ${place}`, 'junk+x@example.com'), (place) => `10.${place}.0.1`],
  ];
  test.each(casesFor(SOURCES))(
    `behind ${JUNK} submissions of %s, the desk has a real enquiry within 5 s`,
    async (_who, junk, ip) => {
      const mailServer = await startMailServer({ slowMs: SLOW_MS });
      const { accept, start } = await open(mailServer);
      for (let place = 0; place < JUNK; place += 1) await accept(junk(place), ip(place));
      const worker = start();
      await expect.poll(() => mailServer.received.length).toBeGreaterThan(0);
      const begun = performance.now();
      await accept(REAL, '198.51.100.9');
      worker.wake();
      await expect.poll(() => deskHas(mailServer), { interval: 20 }).toBe(true);
      const took = performance.now() - begun;
      expect(took).toBeLessThan(SOON_MS);
      expect(mailServer.received.length).toBeLessThan(JUNK);
      expect(mailServer.mostConnections()).toBeLessThanOrEqual(8);
    },
  );

  test('a message to the desk goes before guides that wait since before', async () => {
    const mailServer = await startMailServer({ slowMs: 100 });
    const { accept, start } = await open(mailServer);
    for (let place = 0; place < 40; place += 1) {
      const person = { first_name: 'Amina', last_name: 'Bello', company: `Mills ${place}` };
      await accept({ kind: 'eguide', ...person, email: `reader-${place}@example.com` }, `10.${place}.0.1`);
    }
    await accept(REAL, '198.51.100.9');
    start();
    await expect.poll(() => deskHas(mailServer), { interval: 20 }).toBe(true);
    const toDesk = mailServer.received.filter(({ envelope }) => envelope.to[0] === 'desk@kayalink.example');
    expect(toDesk.length).toBeLessThanOrEqual(4);
  });
});
