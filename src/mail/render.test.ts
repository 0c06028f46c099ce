import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type DeskKind,
  type EmailFacts,
  type EmailRow,
  emailCopySchema,
  HEAD_ID,
} from '#domain/leads/copy/emails.ts';
import { renderEmail } from './render.tsx';

const copy = emailCopySchema.parse(
  parse(readFileSync(new URL('../../content/emails.yaml', import.meta.url), 'utf8')),
);

const MESSAGE = 'Ten trucks of cement.\n  From Obajana to Kano';

const facts: EmailFacts = {
  reference: '3F9A12BC',
  kind: 'contact',
  receivedAt: new Date('2026-11-21T23:05:00Z'),
  name: 'Amina Bello',
  rows: [
    { label: 'Email', value: 'amina@example.com', kind: 'email' },
    { label: 'Phone', value: '+2348031234567', kind: 'phone' },
    { label: 'Message', value: MESSAGE, kind: 'text' },
  ],
  brand: 'Kayalink',
  desk: { email: 'desk@example.com', phone: '+2348000000000' },
};

describe('renderEmail', () => {
  test('tells the desk who wrote, when by the clock of Lagos, and what', async () => {
    const { subject, html, text } = await renderEmail('sales-email', facts, copy);
    expect(subject).toBe('Message 3F9A12BC from Amina Bello');
    for (const form of [html, text]) {
      expect(form).toContain('22 November 2026, 12:05 am');
      expect(form).toContain('amina@example.com');
      expect(form).toContain('+234 803 123 4567');
      expect(form).toContain(MESSAGE);
    }
    expect(html).toContain('href="mailto:amina%40example.com"');
  });

  test('shows the desk a question that could not be answered as it was asked', async () => {
    const page = (name: string) =>
      parse(readFileSync(new URL(`../../content/pages/${name}.yaml`, import.meta.url), 'utf8'), {
        logLevel: 'error',
      });
    const unanswered = {
      question: 'from=former-name&to=kano&date=2026-11-28&goods=packed&weight=30',
      copy: page('price'),
      loadCopy: page('haulage').whichTruck,
      address: 'https://www.example.com/price?from=former-name',
    };
    const { subject, text } = await renderEmail('sales-email', { ...facts, kind: 'quote', unanswered }, copy);
    expect(subject).toBe('Quote 3F9A12BC: former-name to kano, 30 t');
    for (const line of ['former-name to kano', '28 November 2026', copy.sheet.noEstimate, unanswered.address])
      expect(text).toContain(line);
  });

  test('says in subject, preview and first line what the desk has before it, for each form', async () => {
    const sender = { phone: '+2348031234567', email: 'amina@example.com' };
    const column = (name: keyof typeof copy.labels.columns, value: string): EmailRow => ({
      label: copy.labels.columns[name],
      value,
      column: name,
      kind: name === 'message' ? 'text' : 'line',
    });
    const reported: Record<DeskKind, Partial<EmailFacts>> = {
      contact: { rows: [column('message', MESSAGE)], sender },
      marketing: {
        rows: [column('company', 'Savanna Mills'), column('service', 'Warehousing')],
        sender: { ...sender, phone: null },
      },
      eguide: { rows: [column('company', 'Savanna Mills')], guide: 'Which truck', sender },
      quote: { sender },
      partner: { sender },
    };
    const kinds = Object.keys(reported) as DeskKind[];
    const mails = await Promise.all(
      kinds.map(async (kind) =>
        renderEmail('sales-email', { ...facts, rows: [], ...reported[kind], kind }, copy),
      ),
    );
    const [contact, marketing, eguide] = mails;
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
    expect(new Set(mails.map(({ text }) => text.split('\n')[2])).size).toBe(mails.length);
    expect(contact?.html).toContain('+234 803 123 4567: Ten trucks of cement. From Obajana to Kano');
    expect(marketing?.subject).toBe('Landing page 3F9A12BC: Savanna Mills asks about Warehousing');
    expect(eguide?.subject).toBe('Guide 3F9A12BC: Amina Bello of Savanna Mills downloaded Which truck');
    for (const { text, html } of mails) {
      expect(text).not.toContain(copy.labels.desk);
      expect(html).not.toContain(copy.labels.desk);
    }
    // A quote is named by its load, as tests/leads/over-the-wire.test.ts tries.
    for (const { subject, text, html } of mails.filter((_, place) => kinds[place] !== 'quote'))
      expect(subject + text + html).not.toMatch(/\{[a-z]+\}/);
  });

  test('of every enquiry with a telephone number: WhatsApp with a greeting, and a call; one button first, the others quiet', async () => {
    const sender = { phone: '+2348031234567', email: 'amina@example.com' };
    const first: Partial<Record<DeskKind, string>> = {
      contact: copy.sheet.whatsapp,
      marketing: copy.sheet.whatsapp,
      partner: copy.sheet.call,
    };
    for (const [kind, label] of Object.entries(first) as [DeskKind, string][]) {
      const { html, text } = await renderEmail('sales-email', { ...facts, kind, sender }, copy);
      const buttons = html.match(/<a[^>]*font-weight:700[^>]*>/g) ?? [];
      const loud = buttons.filter((button) => button.includes('border-bottom:5px'));
      expect(loud).toHaveLength(1);
      expect(buttons[0]).toBe(loud[0]);
      expect(text.indexOf(`${label}:\n`)).toBe(
        Math.min(...[copy.sheet.whatsapp, copy.sheet.call].map((one) => text.indexOf(`${one}:\n`))),
      );
      const chat = new URL(/https:\/\/wa\.me\/\S+/.exec(text)?.[0] ?? '').searchParams.get('text');
      expect(chat).toMatch(/^Hello Amina Bello, this is Kayalink.* Reference 3F9A12BC\.$/);
      expect(text).toContain('tel:+2348031234567');
    }
    const byEmail = { ...facts, kind: 'marketing' as const, sender: { ...sender, phone: null } };
    const { text } = await renderEmail('sales-email', byEmail, copy);
    expect(text).toContain('mailto:amina%40example.com?subject=3F9A12BC');
    expect(text).not.toContain('wa.me');
    const fetched = await renderEmail('sales-email', { ...facts, kind: 'eguide', sender }, copy);
    expect(fetched.text).not.toContain('wa.me');
  });

  test('greets the sender, with the reference and what was asked for', async () => {
    const request = copy.requests.contact;
    const rows: EmailRow[] = [{ label: copy.labels.request, value: request, kind: 'line' }];
    const { subject, html, text } = await renderEmail('sender-confirmation', { ...facts, rows }, copy);
    expect(subject).toBe('We have your enquiry, reference 3F9A12BC');
    for (const form of [html, text]) {
      expect(form).toContain('Hello Amina Bello. Your enquiry has reached our team.');
      expect(form).toContain(request);
    }
  });

  test('reports an enquiry without message or phone what there is', async () => {
    const rows: EmailRow[] = [
      { label: 'Company', value: 'Savanna & Mills', kind: 'line' },
      { label: 'Service of interest', value: 'Haulage/Trucking', kind: 'line' },
    ];
    const { html, text } = await renderEmail('sales-email', { ...facts, kind: 'marketing', rows }, copy);
    expect(text).toContain('Company: Savanna & Mills\nService of interest: Haulage/Trucking');
    expect(html).toContain('Savanna &amp; Mills');
    for (const form of [html, text]) {
      expect(form).not.toContain('undefined');
      expect(form).not.toContain(copy.labels.columns.message);
    }
  });

  test('shows markup, and signs of a replacement, as they were typed', async () => {
    const script = '<script>alert(1)</script><a href="https://evil.example">';
    const { html, text } = await renderEmail(
      'sales-email',
      { ...facts, name: script, rows: [{ label: 'Message', value: script, kind: 'text' }] },
      copy,
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('href="https://evil.example"');
    expect(text).toContain(script);
    const replaced = await renderEmail('sales-email', { ...facts, name: "$& $1 $' {reference}" }, copy);
    expect(replaced.subject).toBe("Message 3F9A12BC from $& $1 $' {reference}");
  });

  test('sends the guide as a link, and says so where there is no file yet', async () => {
    const guide = 'Choosing and loading the right truck';
    const link = 'https://www.example.com/api/guides/token/trucks.pdf';
    const workbook = 'https://www.example.com/api/guides/token/trucks.xlsx';
    const sent = await renderEmail('guide', { ...facts, guide, link, workbook }, copy);
    for (const form of [sent.html, sent.text]) expect(form).toContain(workbook);
    expect(sent.subject).toBe(`Your guide: ${guide}`);
    expect(sent.html).toContain(`href="${link}"`);
    expect(sent.text).toContain(link);
    const later = await renderEmail('guide', { ...facts, guide }, copy);
    expect(later.text).toContain('We will send it to this address');
    for (const form of [later.html, later.text]) expect(form).not.toContain('undefined');
  });

  test('asks to confirm with one button, and offers never to ask again', async () => {
    const link = 'https://www.example.com/newsletter/confirm?token=a';
    const stop = 'https://www.example.com/newsletter/unsubscribe?token=a';
    const { html, text } = await renderEmail('newsletter-opt-in', { ...facts, link, stop }, copy);
    for (const form of [html, text]) {
      expect(form).toContain(link);
      expect(form).toContain(stop);
      expect(form).not.toContain(MESSAGE);
    }
    const { name: _name, ...nameless } = facts;
    const unnamed = await renderEmail('newsletter-opt-in', nameless, copy);
    expect(unnamed.text).toContain('Hello. Somebody entered this address for our newsletter');
  });

  test('heads an e-mail to the sender, not one to the desk, with the picture of the desk under the name of the company', async () => {
    const { html, head } = await renderEmail('sender-confirmation', facts, copy);
    expect(html).toContain(`src="cid:${HEAD_ID}"`);
    expect(html).toMatch(/<img[^>]*alt="Kayalink"/);
    expect(head).toMatch(/^<svg /);
    const sender = { phone: '+2348031234567', email: 'amina@example.com' };
    const toDesk = await renderEmail('sales-email', { ...facts, sender }, copy);
    expect(toDesk.html).not.toContain('<img');
    expect(toDesk.html).toContain('Kayalink');
    expect(toDesk.head).toBeUndefined();
  });
});
