import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { knownOrigin, type Origin } from '#domain/visits/origin.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { runCli } from '#tests/support/cli.ts';
import { type ServerProcess, spawnServer } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const SITE_URL = 'https://www.kayalink.example';
const DESK = 'desk@kayalink.example';
const HEAD = 'head@kayalink.example';
const CUSTOMER = 'customer@example.com';
const QUESTION = 'from=Lagos&to=Kano&weight=30&unit=t&stops=1';

let directory: string;
let mailServer: MailServer;
let crm: Receiver;
let chat: Receiver;
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
  mailServer = await startMailServer();
  [crm, chat] = [await openReceiver(204), await openReceiver(200)];
  server = spawnServer({
    DATA_DIR: directory,
    SITE_URL,
    SMTP_URL: mailServer.url,
    SALES_EMAIL: DESK,
    LEADS_WEBHOOK_URL: `${crm.url}/crm`,
    LEADS_WEBHOOK_SECRET: SECRET,
    LEADS_WEBHOOK_PRIVATE: 'on',
    HOT_QUOTES: `lanes:lagos-ibadan; from:900000000; to:${HEAD},${chat.url}/chat`,
  });
  address = await server.address;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await mailServer.close();
  for (const receiver of [crm, chat]) receiver.end();
  rmSync(directory, { recursive: true, force: true });
});

const mailsTo = (to: string) => mailServer.received.filter(({ envelope }) => envelope.to.includes(to));
/** What the webhook was told of leads. */
const reported = () =>
  crm.received.map(({ headers, body }) => {
    const event = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    return (event as { data: { id: string; reference: string } & Partial<Origin> }).data;
  });

/** Sends a form without script. @returns the page that it leads to */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

/** Asks for a quote. @returns the page that confirms it, and its reference */
async function ask(changes: Record<string, string>) {
  const fields = { first_name: 'Amina Bello', phone_number: '0803 123 4567', question: QUESTION, email: '' };
  const page = await send('/api/quote', { ...fields, ...changes });
  return { page, reference: new URL(page, address).searchParams.get('reference') ?? '' };
}

/** The e-mail to the desk that has the words. */
async function deskMail(words: string) {
  const find = () => mailsTo(DESK).find(({ subject, text }) => `${subject} ${text}`.includes(words));
  await expect.poll(find).toBeDefined();
  return find();
}

/** Where a link of a mail leads, by its label. */
const link = (text: string | undefined, label: string): URL | undefined => {
  const to = text?.split(`${label}:\n`)[1]?.split('\n')[0];
  return to ? new URL(to) : undefined;
};

test('a quote: the desk gets a working sheet, the webhook the load as data, the customer a receipt', async () => {
  const { page, reference } = await ask({});
  expect(await (await fetch(address + page)).text()).toContain(reference);
  const byPhone = await deskMail(reference);
  expect(byPhone?.subject).toBe(`Quote ${reference}: Lagos to Kano, 30 t`);
  expect(byPhone?.replyTo).toBeUndefined();
  for (const form of [byPhone?.text, byPhone?.html]) {
    expect(form).toContain('Lagos to Kano, 1,170 km');
    expect(form).toContain('1 × 30 tons');
    expect(form).toContain('1 extra stop');
    expect(form).toMatch(/₦[\d,]+ to ₦[\d,]+, rate card 2026-11-24/);
  }
  expect(link(byPhone?.text, 'Call')?.href).toBe('tel:+2348031234567');
  const chat = link(byPhone?.text, 'Write on WhatsApp');
  expect(chat?.href).toContain('https://wa.me/2348031234567?');
  expect(chat?.searchParams.get('text')).toMatch(
    new RegExp(`^Hello Amina Bello, .* about your load: 30 t, Lagos to Kano. Reference ${reference}\\.$`),
  );
  expect(link(byPhone?.text, 'Answer by Email')).toBeUndefined();
  const shown = link(byPhone?.text, 'The answer that the customer saw');
  expect(shown?.href).toMatch(/^https:\/\/www\.kayalink\.example\/price\?from=lagos&to=kano&/);
  expect((await fetch(address + shown?.pathname + shown?.search)).status).toBe(200);

  const ofLead = () => reported().find((lead) => lead.reference === reference);
  await expect.poll(ofLead).toMatchObject({
    kind: 'quote',
    email: null,
    quote: {
      schema: 1,
      from: { slug: 'lagos' },
      load: { kilograms: 30_000 },
      trucks: [{ size: 30, count: 1 }],
    },
  });

  const withAddress = await deskMail((await ask({ email: CUSTOMER })).reference);
  expect(withAddress?.replyTo).toMatchObject([{ address: CUSTOMER }]);
  const reply = link(withAddress?.text, 'Answer by Email');
  expect(decodeURIComponent(reply?.pathname ?? '')).toBe(CUSTOMER);
  expect(reply?.searchParams.get('body')).toMatch(
    /Route: Lagos to Kano, 1,170 km\r\n[\s\S]*Estimate: ₦[\d,]+ to ₦/,
  );
  await expect.poll(() => mailsTo(CUSTOMER).length).toBe(1);
  const [receipt] = mailsTo(CUSTOMER);
  expect(receipt?.text).toContain('A truck for your load');
  expect(receipt?.text).toContain('Lagos to Kano, 1,170 km');
  expect(receipt?.text).not.toContain('wa.me');

  // No network has this number: nothing dials it, and the desk reads it as it was typed.
  const foreign = await deskMail((await ask({ phone_number: '4477 0090 0123' })).reference);
  expect(foreign?.text).toContain('Phone: 4477 0090 0123 (as typed; not a number');
  expect(foreign?.html).not.toMatch(/wa\.me\/\+?4477|tel:\+?4477/);
});

test('a hot quote goes to the head of sales and a chat at once, once each; others go to the desk alone', async () => {
  await deskMail((await ask({ first_name: 'Bisi' })).reference);
  const { reference } = await ask({ question: 'from=Lagos&to=Ibadan&weight=10&unit=t' });
  await deskMail(reference);
  await expect.poll(() => mailsTo(HEAD).length).toBe(1);
  await expect.poll(() => chat.received.length).toBe(1);

  const [mail] = mailsTo(HEAD);
  expect(mail?.subject).toMatch(
    new RegExp(`^Hot quote ${reference}: 10 t, Lagos to Ibadan, ₦[\\d,]+ to ₦[\\d,]+, \\+234 803 123 4567$`),
  );
  const actions = [...(mail?.html ?? '').matchAll(/href="(https:\/\/wa\.me|tel:|https:\/\/www)/g)].map(
    ([, way]) => way,
  );
  // Before the facts, in which the number is a link, too.
  expect(actions.slice(0, 2)).toEqual(['tel:', 'https://wa.me']);
  expect(mail?.text).toMatch(
    /Call:\ntel:\+2348031234567\n\nWrite on WhatsApp:\nhttps:\/\/wa\.me\/[\s\S]*Reference: /,
  );
  const { text } = JSON.parse(chat.received[0]?.body ?? '{}');
  expect(text).toMatch(new RegExp(`^Hot: New request for a quote ${reference}: Lagos to Ibadan, 10 t`));
  expect(text).not.toMatch(/Amina|803/);
});

test('a guide that was asked for without script is offered on the page that follows', async () => {
  const slug = 'clearing-a-container-at-apapa-or-onne';
  const reader = { first_name: 'Amina', last_name: 'Bello', company: 'Mills', email: 'reader@example.com' };
  const page = await send('/api/eguide-subscription', { ...reader, slug });
  const html = await (await fetch(address + page)).text();
  expect(html).toContain('Guide sent successfully! The download opens in a new tab');
  const [, file = ''] = new RegExp(`href="(/api/guides/[\\w.-]+/${slug}\\.pdf)"`).exec(html) ?? [];
  const pdf = await fetch(address + file);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

/** As a script sends it, with what strangers may write. */
const SAID = {
  origin_page: '/price',
  origin_first_page: '/lanes/lagos-kano',
  origin_referrer: 'www.google.com',
  utm_source: '=HYPERLINK("http://evil.example")',
  utm_campaign: 'harvest\r\nBcc: all@evil.example',
  utm_term: '-1+2',
  gclid: 'number-of-a-click',
};
const KEPT = {
  origin_page: '/price',
  origin_first_page: '/lanes/lagos-kano',
  origin_referrer: 'www.google.com',
  utm_source: 'HYPERLINK http: evil.example',
  utm_term: '1 2',
};

test('where a lead came from is told to the desk and other systems, not to its sender; it is counted, and erased with the lead', async () => {
  const database = {
    environment: { DATA_DIR: directory, DATABASE_URL: '' },
    open: () => openStorage(directory),
  };
  const run = async (...words: string[]) => (await runCli('leads', database, ...words)).out;
  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...SENDER, message: 'By a script', ...SAID }),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()).data;
  await send(
    '/api/contact',
    { ...SENDER, message: 'Without one' },
    { referer: `${SITE_URL}/about?utm_source=radio&utm_campaign=harvest` },
  );

  const byScript = await deskMail('By a script');
  for (const form of [byScript?.text, byScript?.html])
    expect(form).toContain(
      '/lanes/lagos-kano → /price, www.google.com, campaign HYPERLINK http: evil.example, 1 2',
    );
  expect((await deskMail('Without one'))?.text).toContain('Came from: /about, campaign harvest (radio)');
  await expect.poll(() => mailsTo(SENDER.email).length).toBe(2);
  for (const { raw, text } of mailsTo(SENDER.email))
    expect(raw + text).not.toMatch(/Came from|lagos-kano|harvest/);

  await expect.poll(() => reported().some((lead) => lead.id === id)).toBe(true);
  expect(knownOrigin({ ...reported().find((lead) => lead.id === id) })).toEqual(KEPT);
  expect(JSON.stringify(reported())).not.toContain('number-of-a-click');

  const rows: Record<string, string>[] = parse(await run('export'), { columns: true });
  expect(knownOrigin({ ...rows.find((row) => row['id'] === id) })).toEqual(KEPT);
  expect(await run('show', referenceOf(id))).toContain('origin_first_page: /lanes/lagos-kano');
  const subject = JSON.parse(await run('subject', SENDER.email));
  expect(subject.leads.map(({ lead }: { lead: object }) => knownOrigin({ ...lead }))).toContainEqual(KEPT);
  const stats = await run('stats');
  expect(stats).toMatch(/Of 7 days, by page +Leads\n(.*\n)*\/about +1\n/);
  expect(stats).toMatch(/Of 7 days, by campaign +Leads\n(.*\n)*radio \/ harvest +1\n/);

  expect(await run('erase', SENDER.email, '--yes')).toContain('Erased: 2 leads');
  expect(await run('export')).not.toContain(SENDER.email);
  expect(await run('stats')).not.toContain('radio');
  expect(server.printed()).not.toMatch(/lagos-kano|harvest|google|HYPERLINK/);
});
