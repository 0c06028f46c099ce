import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/emails.ts';
import { renderEmail } from './render-email.tsx';

const copy = emailCopySchema.parse(
  parse(readFileSync(new URL('../../content/emails.yaml', import.meta.url), 'utf8')),
);

const facts = {
  reference: '3F9A12BC',
  receivedAt: new Date('2026-11-21T23:05:00Z'),
  name: 'Amina Bello',
  email: 'amina@example.com',
  phone: '+2348031234567',
  message: 'Ten trucks of cement.\n  From Obajana to Kano',
  brand: 'Kayalink',
  desk: { email: 'desk@example.com', phone: '+2348000000000' },
};

describe('renderEmail', () => {
  test('tells the desk who wrote, when by the clock of Lagos, and what', async () => {
    const { subject, html, text } = await renderEmail('sales-email', facts, copy);
    expect(subject).toBe('Enquiry 3F9A12BC from Amina Bello');
    for (const form of [html, text]) {
      expect(form).toContain('November 22, 2026 at 00:05');
      expect(form).toContain('amina@example.com');
      expect(form).toContain('+2348031234567');
      expect(form).toContain(facts.message);
    }
    expect(html).toContain('href="mailto:amina%40example.com"');
  });

  test('gives the sender the copy and the reference', async () => {
    const { subject, text } = await renderEmail('sender-confirmation', facts, copy);
    expect(subject).toBe('We have your enquiry, reference 3F9A12BC');
    expect(text).toContain(facts.message);
    expect(text).toContain('Amina Bello, this is your copy');
  });

  test('tells of an enquiry without message or phone what there is', async () => {
    const { phone: _phone, message: _message, ...known } = facts;
    const marketing = { ...known, company: 'Savanna & Mills', service: 'Haulage/Trucking' };
    const { html, text } = await renderEmail('sales-email', marketing, copy);
    expect(text).toContain('Company: Savanna & Mills\nService of interest: Haulage/Trucking');
    expect(html).toContain('Savanna &amp; Mills');
    for (const form of [html, text]) {
      expect(form).not.toContain('undefined');
      expect(form).not.toContain(copy.labels.message);
    }
  });

  test('shows markup as it was typed', async () => {
    const script = '<script>alert(1)</script><a href="https://evil.example">';
    const { html, text } = await renderEmail(
      'sales-email',
      { ...facts, name: script, message: script },
      copy,
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('href="https://evil.example"');
    expect(text).toContain(script);
  });

  test('takes a name with the signs of a replacement as it is', async () => {
    const { subject } = await renderEmail('sales-email', { ...facts, name: "$& $1 $' {reference}" }, copy);
    expect(subject).toBe("Enquiry 3F9A12BC from $& $1 $' {reference}");
  });

  test('sends the guide as a link, and says so where there is no file yet', async () => {
    const guide = 'Choosing and loading the right truck';
    const link = 'https://www.example.com/api/guides/token/trucks.pdf';
    const sent = await renderEmail('guide', { ...facts, guide, link }, copy);
    expect(sent.subject).toBe(`Your guide: ${guide}`);
    expect(sent.html).toContain(`href="${link}"`);
    expect(sent.text).toContain(link);
    const later = await renderEmail('guide', { ...facts, guide }, copy);
    expect(later.text).toContain('A person at the desk sends it');
    for (const form of [later.html, later.text]) expect(form).not.toContain('undefined');
  });

  test('asks to confirm with one button, and offers never to ask again', async () => {
    const link = 'https://www.example.com/newsletter/confirm?token=a';
    const stop = 'https://www.example.com/newsletter/unsubscribe?token=a';
    const { html, text } = await renderEmail('newsletter-opt-in', { ...facts, link, stop }, copy);
    for (const form of [html, text]) {
      expect(form).toContain(link);
      expect(form).toContain(stop);
      expect(form).not.toContain(facts.message);
    }
  });
});
