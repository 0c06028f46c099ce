import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import { type Mail, smtpMailer } from '#server/leads/mail/mailer.ts';
import { connectionChecks } from '#server/ops/doctor/connections.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { NoTls, smtpOptions } from '#server/platform/network/smtp.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { submission } from '#tests/support/sender.ts';
import { startMailServer } from './mail-server.ts';
import { startWorker } from './worker.ts';

const MAIL: Mail = {
  from: { name: 'Kayalink', address: 'site@kayalink.example' },
  to: { name: '', address: 'desk@kayalink.example' },
  replyTo: { name: '', address: 'amina@example.com' },
  subject: 'An enquiry',
  html: '<p>An enquiry</p>',
  text: 'An enquiry',
  messageId: '<a@kayalink.example>',
  date: new Date(),
  headers: {},
};

/** A mail server, by an address that is not known to be this machine's own, though it leads to it. */
async function elsewhere(options: Parameters<typeof startMailServer>[0]) {
  const mailServer = await startMailServer(options);
  onTestFinished(() => mailServer.close());
  return { mailServer, url: `smtp://site:topsecret@0.0.0.0:${mailServer.port}` };
}

function mailerOf(url: string) {
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close?.());
  return mailer;
}

test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
  'neither login nor e-mail goes to a mail server that offers no TLS%s',
  async (query) => {
    const { mailServer, url } = await elsewhere({});
    const sending = mailerOf(url + query).send(MAIL);
    await expect(sending).rejects.toThrow(NoTls);
    await expect(sending).rejects.toThrow(/offers no TLS.*587.*465/);
    expect(mailServer.logins).toEqual([]);
    expect(mailServer.received).toEqual([]);
  },
);

test('a certificate that nobody vouches for is not enough, unless the operator says so', async () => {
  const { mailServer, url } = await elsewhere({ tls: true });
  await expect(mailerOf(url).send(MAIL)).rejects.toThrow(/certificate|TLS/);
  expect(mailServer.logins).toEqual([]);
  await mailerOf(`${url}?tls.rejectUnauthorized=false`).send(MAIL);
  expect(mailServer.logins).toEqual(['site over TLS']);
  expect(mailServer.received).toHaveLength(1);
});

test('on this machine it goes without', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  await mailerOf(mailServer.url).send(MAIL);
  expect(mailServer.received).toHaveLength(1);
});

test.each([
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:25', false],
  ['smtp://mail.example.com:587', true],
  ['smtp://10.0.0.3:25', true],
  ['smtp://127.evil.example', true],
])('%s needs TLS: %s', (url, needed) => {
  expect(smtpOptions(url).requireTLS).toBe(needed);
});

test('the log and the doctor say plainly what is missing', async () => {
  const { url } = await elsewhere({});
  const storage = await openStorage(temporaryDirectory());
  const store = new LeadStore(storage, 'kayalink.example');
  await store.accept(submission('Ten trucks'));
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const channels = [emailChannel('sales-email', async () => MAIL, mailerOf(url))];
  const worker = startWorker(storage, channels, { log });
  await expect.poll(() => lines.join('')).toContain('offers no TLS');
  await worker.stop();
  await storage.close();
  expect(lines.join('')).not.toContain('topsecret');

  const checks = connectionChecks(parseConfig({ SMTP_URL: url }));
  const look = checks.find(({ name }) => name === 'Mail server')?.look();
  await expect(look).rejects.toThrow(/offers no TLS/);
});
