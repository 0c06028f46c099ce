import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmailName } from '#domain/leads/copy/emails.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import { smtpMailer } from '#server/leads/mail/mailer.ts';
import { CIRCUIT_OPEN_MS } from '#server/leads/queue/channel-worker.ts';
import type { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import type { DeliveryRow } from '#server/platform/database/tables.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { submission } from '#tests/support/sender.ts';
import { attemptsWithin } from '../../server/platform/network/retry-policy.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startUnreliableNetwork } from './unreliable-network.ts';
import { inPlainText, startWorker } from './worker.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The real mailer waits for minutes; here a silent server is known after a moment. */
const IMPATIENT = { greetingTimeout: 1000 };

oneDatabase('SQLite', (emptyDatabase) => {
  let storage: Storage;
  let mailServer: MailServer;
  let worker: DeliveryWorker;
  let leadId: string;
  let watched: EmailName;
  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    mailServer = await startMailServer();
    const store = new LeadStore(storage, 'kayalink.example');
    leadId = (await store.accept(submission('Ten trucks'))).id;
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await worker.stop();
    await mailServer.close();
    await storage.close();
  });

  /** Delivers an e-mail by the real rules of waiting. */
  function deliverBy(address: string, limits = {}, name: EmailName = 'sales-email') {
    watched = name;
    const channels = [emailChannel(name, inPlainText, smtpMailer(address, limits))];
    worker = startWorker(storage, channels);
  }

  const delivery = () =>
    storage.db.selectFrom('outbox').selectAll().where('channel', '=', watched).executeTakeFirstOrThrow();

  /** Waits for an attempt to end. @returns the delivery after it */
  async function afterAttempt(attempts: number) {
    await expect
      .poll(delivery, { interval: 10 })
      .toMatchObject({ attempts, state: expect.not.stringMatching('leased') });
    return delivery();
  }

  /** Lets simulated time pass, from attempt to attempt, until the delivery is as wanted. @returns how much passed */
  async function passTime(isEnough: (row: DeliveryRow, passedMs: number) => boolean): Promise<number> {
    const start = Date.now();
    let row = await afterAttempt((await delivery()).attempts || 1);
    while (!isEnough(row, Date.now() - start)) {
      if (row.state === 'dead') throw new Error(`given up: ${row.last_error}`);
      vi.advanceTimersByTime(Math.max(Date.parse(row.due_at) - Date.now(), CIRCUIT_OPEN_MS));
      worker.wake();
      row = await afterAttempt(row.attempts + 1);
    }
    return Date.now() - start;
  }

  const messageIds = () => mailServer.received.map(({ messageId }) => messageId);
  const theMessageId = () => `<${leadId}.sales-email@kayalink.example>`;

  test('down for eight hours: delivered once, soon after it is back', async () => {
    const { port, url } = mailServer;
    await mailServer.close();
    deliverBy(url);
    await passTime((_row, passed) => passed >= 8 * HOUR_MS);
    const { attempts, last_error } = await delivery();
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(20);
    expect(last_error).toContain('ECONNREFUSED');
    mailServer = await startMailServer({ port });
    expect(await passTime(({ state }) => state === 'sent')).toBeLessThan(6 * HOUR_MS);
    expect(messageIds()).toEqual([theMessageId()]);
  });

  const REFUSALS = [
    { error: 'says 550 to the recipient', refusal: { at: 'recipient', code: 550 } },
    { error: 'says 554 to the e-mail', refusal: { at: 'mail', code: 554 } },
    { error: 'says 450 to the recipient', refusal: { at: 'recipient', code: 450 } },
    { error: 'says 451 to the e-mail', refusal: { at: 'mail', code: 451 } },
  ] as const;
  test.each(casesFor(REFUSALS, 2))('$error a few times: delivered once', async ({ refusal }) => {
    await mailServer.close();
    mailServer = await startMailServer({ refusals: 3, refusal });
    deliverBy(mailServer.url);
    await passTime(({ state }) => state === 'sent');
    expect(await delivery()).toMatchObject({ attempts: 4, last_error: null });
    expect(messageIds()).toEqual([theMessageId()]);
  });

  const OF_THE_MAILBOX = [
    { at: 'recipient', code: 551, says: 'user not local' },
    { at: 'mail', code: 550, says: '5.1.1 no such user' },
    { at: 'recipient', code: 550, says: 'no such user' },
    { at: 'recipient', code: 550, says: '5.1.1 no such user' },
    { at: 'recipient', code: 553, says: 'mailbox name not allowed' },
    { at: 'recipient', code: 552, says: '5.2.2 mailbox full' },
  ] as const;
  test.each(casesFor(OF_THE_MAILBOX, 2))(
    'says $code $says of a sender, to the $at: dead at the first answer, and never tried again',
    async (refusal) => {
      await mailServer.close();
      mailServer = await startMailServer({ refusals: 100, refusal });
      deliverBy(mailServer.url, {}, 'sender-confirmation');
      expect(await afterAttempt(1)).toMatchObject({ state: 'dead', attempts: 1 });
      vi.advanceTimersByTime(DAY_MS);
      worker.wake();
      await worker.stop();
      expect(await delivery()).toMatchObject({ state: 'dead', attempts: 1 });
    },
  );

  const OF_US = [
    { at: 'recipient', code: 550, says: '5.7.1 relaying denied' },
    { at: 'recipient', code: 450, says: 'try later' },
    { at: 'recipient', code: 530, says: 'authentication required' },
    { at: 'mail', code: 554, says: 'looks like spam' },
  ] as const;
  test.each(casesFor(OF_US, 3))('says $code $says to a mail to a sender: it waits', async (refusal) => {
    await mailServer.close();
    mailServer = await startMailServer({ refusals: 2, refusal });
    deliverBy(mailServer.url, {}, 'sender-confirmation');
    await passTime(({ state }) => state === 'sent');
    expect(await delivery()).toMatchObject({ attempts: 3 });
  });

  const LINES = [
    { error: 'deaf', copies: 3 },
    { error: 'cut', copies: 1 },
    { error: 'silent', copies: 1 },
  ] as const;
  test.each(casesFor(LINES, 2))(
    'a line that is $error twice: delivered, and a copy more only where it cannot be known',
    async ({ error, copies }) => {
      const line = await startUnreliableNetwork(mailServer.port, error, error, 'whole');
      deliverBy(line, error === 'silent' ? IMPATIENT : {});
      await passTime(({ state }) => state === 'sent');
      expect(await delivery()).toMatchObject({ attempts: 3 });
      expect(messageIds()).toEqual(Array.from({ length: copies }, theMessageId));
    },
  );

  test('down for ever: kept as dead after five days', async () => {
    await mailServer.close();
    deliverBy(mailServer.url);
    const passed = await passTime(({ state }) => state === 'dead');
    // Waits are spread at random, by a quarter: attempts are what is counted.
    expect(await delivery()).toMatchObject({ attempts: attemptsWithin(5 * DAY_MS) });
    expect(passed).toBeGreaterThan(4 * DAY_MS);
    expect(passed).toBeLessThan(6 * DAY_MS);
  });
});
