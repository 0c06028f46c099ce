import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMAILS } from '#domain/leads/copy/emails.ts';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import { type MailParts, mailComposer } from '#server/leads/mail/mail.ts';
import { fileMailer, type Mailer, smtpMailer } from '#server/leads/mail/mailer.ts';
import type { RetryPolicy } from '#server/leads/queue/channel-worker.ts';
import { DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import type { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { renderEmail } from '#src/mail/render.tsx';
import { eachDatabase } from '#tests/support/databases.ts';
import { type SENDER, submission } from '#tests/support/sender.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { SOON, startWorker } from './worker.ts';

const MESSAGE = 'Ten trucks of cement, Obajana to Kano <b>now</b>';

let content: FileContent;
beforeAll(async () => {
  content = await openFileContent('content');
});
afterAll(() => content.close());

eachDatabase((emptyDatabase, testOnce) => {
  let directory: string;
  let storage: Storage;
  let store: LeadStore;
  let mailServer: MailServer;
  let worker: DeliveryWorker | undefined;
  let logged: string[];
  let log: Logger;

  beforeEach(async () => {
    const database = await emptyDatabase();
    directory = database.environment.DATA_DIR;
    storage = await database.open();
    store = new LeadStore(storage, 'kayalink.example');
    mailServer = await startMailServer();
    logged = [];
    log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await mailServer.close();
    await storage.close();
  });

  function start(mailer: Mailer, retryPolicy?: RetryPolicy, desks: Partial<MailParts> = {}): DeliveryWorker {
    const compose = mailComposer(content, renderEmail, {
      mailFrom: { address: 'site@kayalink.example' },
      salesEmail: ['desk@kayalink.example'],
      siteUrl: 'https://www.kayalink.example',
      keys: storage.keys,
      ...desks,
    });
    const channels = EMAILS.map((name) => emailChannel(name, compose, mailer));
    worker = startWorker(storage, channels, { log, ...(retryPolicy && { retryPolicy }) });
    return worker;
  }

  const accept = (changes: Partial<typeof SENDER> & { message?: string } = {}) =>
    store.accept(submission(MESSAGE, changes));

  const mailTo = (address: string) =>
    mailServer.received.find(({ envelope }) => envelope.to.includes(address));

  const states = () =>
    storage.db.selectFrom('outbox').select(['channel', 'state', 'attempts']).orderBy('channel').execute();

  /** Waits until both e-mails of each accepted lead are sent. */
  const untilDelivered = (leads = 1) =>
    expect
      .poll(async () => (await states()).map(({ state }) => state))
      .toEqual(Array.from({ length: 2 * leads }, () => 'sent'));

  describe('delivery by a mail server', () => {
    testOnce('tells the desk and the sender at once, each able to reply to the other', async () => {
      start(smtpMailer(mailServer.url)).wake();
      const { id } = await accept();
      worker?.wake();
      await untilDelivered();
      const [sales, confirmation] = [mailTo('desk@kayalink.example'), mailTo('amina@example.com')];
      expect(sales).toMatchObject({
        envelope: { from: 'site@kayalink.example', to: ['desk@kayalink.example'] },
        from: { name: 'Kayalink', address: 'site@kayalink.example' },
        replyTo: [{ name: 'Amina Bello', address: 'amina@example.com' }],
        messageId: `<${id}.sales-email@kayalink.example>`,
      });
      expect(sales?.subject).toContain('Amina Bello');
      // A reply to it goes to the sender and quotes it: no link in it opens the lead.
      for (const part of [sales?.text, sales?.html]) expect(part).not.toMatch(/\/desk|token=/);
      expect(sales?.text).toContain(MESSAGE);
      expect(sales?.html).toContain('Obajana to Kano &lt;b&gt;now&lt;/b&gt;');
      for (const part of [confirmation?.text, confirmation?.html, confirmation?.raw])
        expect(part).not.toContain('Obajana');
      expect(confirmation).toMatchObject({
        envelope: { from: 'site@kayalink.example', to: ['amina@example.com'] },
        replyTo: [{ name: 'Kayalink', address: 'desk@kayalink.example' }],
        messageId: `<${id}.sender-confirmation@kayalink.example>`,
      });
      // A help desk makes no ticket of what says that a program wrote it.
      const byProgram = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });
      expect(confirmation?.headers).toContainEqual(byProgram);
      expect(sales?.headers).not.toContainEqual(byProgram);
      expect(mailServer.received).toHaveLength(2);
    });

    testOnce('makes neither links nor headers of what was typed', async () => {
      start(smtpMailer(mailServer.url)).wake();
      await accept({ first_name: 'Act now https://evil.example/win', last_name: 'Pay www.evil.example' });
      worker?.wake();
      await untilDelivered();
      const sales = mailTo('desk@kayalink.example');
      expect(sales?.subject).not.toContain('evil');
      expect(sales?.subject).toContain('Act now');
      expect(sales?.replyTo).toEqual([{ name: '', address: 'amina@example.com' }]);
      expect(sales?.text).toContain('https://evil.example/win');

      await accept({ first_name: 'J.R.', last_name: "O'Neil-Bello", message: 'Another' });
      worker?.wake();
      await untilDelivered(2);
      const subjects = mailServer.received.map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining("J.R. O'Neil-Bello"));

      mailServer.received.length = 0;
      await accept({ first_name: 'Amina\r\nBcc: all@evil.example', last_name: '"Bello" <x@evil.example>,' });
      worker?.wake();
      await untilDelivered(3);
      expect(mailServer.received).toHaveLength(2);
      const [desk, confirmation] = [mailTo('desk@kayalink.example'), mailTo('amina@example.com')];
      expect(desk?.envelope.to).toEqual(['desk@kayalink.example']);
      expect(confirmation?.envelope.to).toEqual(['amina@example.com']);
      expect(desk?.replyTo).toEqual([{ name: '', address: 'amina@example.com' }]);
      expect(confirmation?.to).toEqual([{ name: '', address: 'amina@example.com' }]);
      for (const mail of mailServer.received) expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    });

    testOnce(
      'goes to the desk of its kind, in the name that was chosen, also when one of its addresses is refused',
      async () => {
        await mailServer.close();
        mailServer = await startMailServer({ refusals: 1, refusal: { at: 'recipient', code: 550 } });
        const owner = {
          first_name: 'Amina',
          phone_number: '08031234567',
          capacity: '',
          base: '',
          call_time: '',
        };
        await store.accept({
          enquiry: { kind: 'partner', ...owner, offer: 'trucks' },
          suspectedSpam: false,
          requestId: 'r',
        });
        const partly: number[] = [];
        start(smtpMailer(mailServer.url, { onPartly: (...counts) => partly.push(...counts) }), SOON, {
          mailFrom: { name: 'Kayalink Desk', address: 'site@kayalink.example' },
          salesRoutes: [
            { by: 'form', value: 'partner', to: ['gone@kayalink.example', 'owners@kayalink.example'] },
          ],
        });
        await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(['sent']);
        expect(partly).toEqual([1, 2]);
        expect(mailServer.received).toHaveLength(1);
        expect(mailServer.received[0]).toMatchObject({
          envelope: { to: ['owners@kayalink.example'] },
          from: { name: 'Kayalink Desk', address: 'site@kayalink.example' },
        });
      },
    );

    testOnce('keeps the Message-ID through retries, and personal data out of the log', async () => {
      await mailServer.close();
      mailServer = await startMailServer({ refusals: 3 });
      const { id } = await accept();
      start(smtpMailer(mailServer.url), SOON);
      await untilDelivered();
      expect(mailServer.received.map(({ messageId }) => messageId).sort()).toEqual([
        `<${id}.sales-email@kayalink.example>`,
        `<${id}.sender-confirmation@kayalink.example>`,
      ]);
      const text = logged.join('');
      expect(text).toContain('Refused 451');
      for (const personal of ['amina', 'Amina', 'Bello', '8031234567', '803 123', 'Obajana'])
        expect(text).not.toContain(personal);
    });
  });

  describe('a worker among others', () => {
    test('shares the work, so that each e-mail goes out once', async () => {
      const ids = await Promise.all([1, 2, 3, 4, 5].map((load) => accept({ message: `Load ${load}` })));
      const first = start(smtpMailer(mailServer.url));
      const second = start(smtpMailer(mailServer.url));
      await expect.poll(() => mailServer.received).toHaveLength(2 * ids.length);
      await Promise.all([first.stop(), second.stop()]);
      expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2 * ids.length);
    });

    test('takes over what a dead one held, and only after its lease', async () => {
      const queue = new DeliveryQueue(storage.db);
      await accept();
      vi.useFakeTimers({ toFake: ['Date'] });
      const held = await queue.claim('sales-email', 15_000);
      expect(await queue.claim('sales-email', 15_000)).toBeUndefined();
      expect(await queue.msUntilDue('sales-email')).toBe(15_000);
      vi.setSystemTime(Date.now() + 15_000);
      const taken = await queue.claim('sales-email', 15_000);
      vi.useRealTimers();
      expect(taken?.delivery).toMatchObject({ id: held?.delivery.id, attempts: 2 });
      if (held) await queue.markFailed(held, 'late', undefined);
      expect((await states()).map(({ state }) => state)).toEqual(['leased', 'pending']);
    });

    testOnce('finishes the e-mails in hand when it is stopped, and begins no other', async () => {
      for (let load = 0; load < 10; load += 1) await accept({ message: `Load ${load}` });
      const mailer = smtpMailer(mailServer.url);
      let sending = 0;
      const release = Promise.withResolvers<void>();
      const slow: Mailer = {
        ...mailer,
        send: async (mail) => {
          sending += 1;
          await release.promise;
          await mailer.send(mail);
        },
      };
      const stopping = start(slow);
      // To the desk four at a time, to senders one.
      await expect.poll(() => sending).toBe(5);
      const stopped = stopping.stop();
      release.resolve();
      await stopped;
      const left = (await states()).filter(({ state }) => state === 'pending');
      expect(left).toHaveLength(2 * 10 - 5);
      expect(mailServer.received).toHaveLength(5);
    });
  });

  describe('delivery to files', () => {
    testOnce('writes whole messages that only the owner reads', async () => {
      const folder = join(directory, 'mail');
      const { id } = await accept({ message: 'Ẹ káàárọ̀, ọkọ̀ mẹ́wàá' });
      start(fileMailer(folder));
      await expect
        .poll(async () => (await states()).map(({ state }) => state))
        .toEqual(['written', 'written']);
      const names = [`${id}.sales-email.eml`, `${id}.sender-confirmation.eml`];
      expect((await readdir(folder)).sort()).toEqual(names);
      const mail = await PostalMime.parse(await readFile(join(folder, names[0] ?? '')));
      expect(mail.to).toEqual([{ name: 'Kayalink', address: 'desk@kayalink.example' }]);
      expect(mail.text).toContain('Ẹ káàárọ̀, ọkọ̀ mẹ́wàá');
      expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
    });
  });
});
