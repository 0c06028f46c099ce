import { expect, onTestFinished, test } from 'vitest';
import { EMAILS, isToSender } from '#domain/leads/copy/emails.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import type { Content } from '#domain/services/content.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { hashesInRefusal, refusalToken } from '#server/leads/lead/addresses.ts';
import { emailChannel } from '#server/leads/mail/email.ts';
import { mailComposer } from '#server/leads/mail/mail.ts';
import { smtpMailer } from '#server/leads/mail/mailer.ts';
import { isRefused } from '#server/leads/newsletter/opt-ins.ts';
import { Subscriptions } from '#server/leads/newsletter/subscriptions.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { renderEmail } from '#src/mail/render.tsx';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { openSiteContent } from '#tests/support/site-content.ts';
import { startMailServer } from './mail-server.ts';
import { startWorker } from './worker.ts';

const VICTIM = 'victim@example.com';
const LINK = 'https://evil.example/pay';
/** Everything that a form takes from an attacker, each with a sign that is easy to find. */
const WRITTEN = {
  first_name: `Act now ${LINK}`,
  last_name: '\u202eYour account 0803 999 8888',
  company: `Urgent ${LINK}`,
  message: `Dear customer, your shipment is held. Pay the fee at ${LINK}`,
  phone_number: '0803 999 8888',
};
const SIGNS = ['evil', 'Act now', 'account', '999 8888', '9998888', 'Urgent', 'Dear customer', '\u202e'];
const GUIDE = 'truck-sizes-guide';

/** Opens what writes e-mail, on a mail server of its own. */
async function open(change = (content: Content) => content) {
  const content = change(await openSiteContent());
  const storage = await openStorage(temporaryDirectory());
  const mailServer = await startMailServer();
  const store = new LeadStore(storage, 'kayalink.example');
  const parts = { siteUrl: 'https://www.kayalink.example', keys: storage.keys };
  const compose = mailComposer(content, renderEmail, parts);
  const mailer = smtpMailer(mailServer.url);
  const refused = (email: string) => isRefused(storage.db, storage.keys, email);
  const channels = EMAILS.map((name) => emailChannel(name, compose, mailer, refused));
  onTestFinished(async () => {
    await mailServer.close();
    await storage.close();
  });
  const accept = (enquiry: Enquiry, newsVersion?: string) =>
    store.accept({ enquiry, suspectedSpam: false, requestId: 'r', newsVersion });
  const deliver = () => startWorker(storage, channels);
  const states = () => storage.db.selectFrom('outbox').select(['channel', 'state', 'last_error']).execute();
  return { content, storage, mailServer, accept, deliver, states };
}

test('no e-mail to a typed address holds anything that was typed but a name that is one, and each can be ended for ever', async () => {
  const { content, storage, mailServer, accept, deliver, states } = await open();
  const slug = content.articles('guide')[0]?.slug ?? GUIDE;
  const news = '2026-11-20';
  const { first_name, last_name, company, message, phone_number } = WRITTEN;
  await accept({ kind: 'contact', email: VICTIM, first_name, last_name, message, phone_number }, news);
  await accept({ kind: 'marketing', email: VICTIM, first_name, company, options: 'trucking' });
  await accept({ kind: 'eguide', email: VICTIM, first_name, last_name, company, slug });
  await accept({ kind: 'newsletter', email: VICTIM, first_name });
  await accept({ kind: 'quote', email: VICTIM, first_name, phone_number });
  const honest = { ...SENDER, first_name: 'Adébáyọ̀', last_name: "O'Brien" };
  await accept({ kind: 'contact', ...honest, message: 'Ten trucks' });
  deliver();
  await expect.poll(async () => (await states()).every(({ state }) => state === 'sent')).toBe(true);

  const toVictim = mailServer.received.filter(({ envelope }) => envelope.to.includes(VICTIM));
  expect(toVictim).toHaveLength(6);
  for (const { subject, text, html, headers, to } of toVictim) {
    expect(to).toEqual([{ name: '', address: VICTIM }]);
    for (const sign of SIGNS)
      expect([subject, text, html, JSON.stringify(headers)].join('\n')).not.toContain(sign);
    const values = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
    expect(values['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const token = /unsubscription\?token=([^>]+)>/.exec(values['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(hashesInRefusal(storage.keys, token)).toBeDefined();
    expect(text).toContain('Not you? Stop these emails.');
  }
  expect(toVictim.map(({ subject }) => subject)).toContain(
    `Your guide: ${content.article('guide', slug)?.title}`,
  );
  const reported = mailServer.received.filter(({ envelope }) => !envelope.to.includes(VICTIM));
  expect(reported.some(({ text }) => text?.includes(message))).toBe(true);
  const receipt = mailServer.received.find(({ envelope }) => envelope.to.includes(SENDER.email));
  expect(receipt?.to).toEqual([{ name: "Adébáyọ̀ O'Brien", address: SENDER.email }]);
  expect(receipt?.text).toContain('Hello Adébáyọ̀.');
});

/** The site, where a guide has no PDF. */
const withoutPdf = (content: Content, bare: string): Content => ({
  ...content,
  article: (kind, slug) => {
    const found = content.article(kind, slug);
    return found && slug === bare ? { ...found, pdf: undefined } : found;
  },
});

test('the desk is asked to send the guide that has no PDF, which its reader was promised', async () => {
  let slugs: string[] = [];
  const { content, mailServer, accept, deliver, states } = await open((site) => {
    slugs = site.articles('guide').map(({ slug }) => slug);
    return withoutPdf(site, slugs[0] ?? '');
  });
  const person = { email: VICTIM, first_name: 'Amina', last_name: 'Bello', company: 'Mills' };
  for (const slug of slugs.slice(0, 2)) await accept({ kind: 'eguide', ...person, slug });
  deliver();
  await expect.poll(async () => (await states()).every(({ state }) => state === 'sent')).toBe(true);
  const [bare, whole] = slugs.map((slug) => content.article('guide', slug)?.title);
  const textOf = (guide = '', isToReader: boolean) =>
    mailServer.received.find(
      ({ subject = '', envelope }) => subject.includes(guide) && envelope.to.includes(VICTIM) === isToReader,
    )?.text;
  expect(textOf(bare, true)).toContain('We will send it to this address.');
  expect(textOf(bare, false)).toContain('Reply to this email with the guide.');
  expect(textOf(whole, true)).toContain('/api/guides/');
  expect(textOf(whole, false)).toContain('You need not do anything.');
});

test('what still waits when its owner refuses is not sent, of any kind; the desk is notified all the same', async () => {
  const { storage, mailServer, accept, deliver, states } = await open();
  const person = { email: VICTIM, first_name: 'Amina', last_name: 'Bello', company: 'Mills' };
  await accept({ kind: 'marketing', ...person, options: '' }, '2026-11-20');
  await accept({ kind: 'eguide', ...person });
  expect(await storage.db.selectFrom('opt_ins').select('lead_id').execute()).toHaveLength(1);
  const subscriptions = new Subscriptions(storage, 'kayalink.example');
  expect(await subscriptions.end(refusalToken(storage.keys, 'Victim+x@example.com'))).toBe(true);
  deliver();
  await expect
    .poll(async () => (await states()).every(({ state }) => state === 'sent' || state === 'dead'))
    .toBe(true);
  for (const { channel, state, last_error } of await states()) {
    if (channel === 'sales-email') expect(state).toBe('sent');
    else
      expect({ state, last_error }).toEqual({
        state: 'dead',
        last_error: expect.stringContaining('wants no e-mail'),
      });
    expect(channel === 'sales-email' || (EMAILS as readonly string[]).includes(channel)).toBe(true);
  }
  expect(mailServer.received.map(({ envelope }) => envelope.to[0])).not.toContain(VICTIM);
  expect(isToSender('sales-email')).toBe(false);
});
