import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { EMAILS } from '#domain/leads/copy/emails.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { addressed } from '#server/leads/lead/values.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import type { ComposeMail } from '#server/leads/mail/mail.ts';
import { smtpMailer } from '#server/leads/mail/mailer.ts';
import { DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { sourceOf } from '#server/platform/limits/allowances.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const JUNK = 90;
/** The time of a slow mail server for each mail. */
const SLOW_MS = 1000;
/** A real enquiry is with the desk within this. */
const SOON_MS = 5000;

/** Every e-mail as plain text, to the desk or to the sender. */
const compose: ComposeMail = async (name, { delivery, lead }) => ({
  from: { name: 'Kayalink', address: 'site@kayalink.example' },
  to: { name: '', address: name === 'sales-email' ? 'desk@kayalink.example' : addressed(lead).email },
  replyTo: { name: '', address: addressed(lead).email },
  subject: lead.message ?? lead.kind,
  html: '<p>An enquiry</p>',
  text: 'An enquiry',
  messageId: delivery.message_id,
  date: new Date(lead.created_at),
  headers: {},
});

const contact = (message: string, email: string): Enquiry => ({ kind: 'contact', ...SENDER, email, message });
const REAL = contact('A real enquiry', 'customer@example.com');

oneDatabase('PostgreSQL', (emptyDatabase) => {
  /** Opens the forms and a worker before a mail server that takes a second a mail. */
  async function open(mailServer: MailServer) {
    const storage: Storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'kayalink.example');
    const mailer = smtpMailer(mailServer.url);
    const channels = EMAILS.map((name) => emailChannel(name, compose, mailer));
    const log = pino({ level: 'silent' });
    let worker: DeliveryWorker | undefined;
    onTestFinished(async () => {
      await worker?.stop();
      await mailServer.close();
      await storage.close();
    });
    const accept = (enquiry: Enquiry, ip: string) =>
      store.accept({ enquiry, source: sourceOf(ip), suspectedSpam: false, requestId: 'r' });
    const start = () => {
      worker = new DeliveryWorker({ queue: new DeliveryQueue(storage.db), channels, log });
      return worker;
    };
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
  test.each(SOURCES)(
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
