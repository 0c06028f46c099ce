import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { contactFormCopySchema } from '#domain/pages/pages.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactWords, explain } from './form-words.ts';

const desk = {
  phone: { number: '+2348030000000', text: '+234 803 000 0000' },
  whatsapp: {
    address: 'https://wa.me/2348030000000',
    label: 'Chat on WhatsApp',
    about: 'Hello. My reference is {reference}.',
  },
  newTabNote: 'opens in a new tab',
};
const copy = contactFormCopySchema.parse(parse(readFileSync('content/forms/contact.yaml', 'utf8')));
const words = contactWords(copy, desk);

/** The opening tag of the control with this name. */
const control = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0];

test('the form posts by itself, and the server validates it', () => {
  const html = renderToString(<ContactForm words={words} />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/api\/contact"/);
  expect(html).toMatch(/<form[^>]* noValidate/);
  for (const name of ['first_name', 'last_name', 'email', 'phone_number', 'message'])
    expect(control(html, name)).toContain('required');
  expect(control(html, 'email')).toContain('type="email"');
  expect(control(html, 'phone_number')).toMatch(/inputMode="tel".*type="tel"/);
  expect(html).toContain('Send Message');
});

test('the region for the outcome is in the page from the start', () => {
  expect(renderToString(<ContactForm words={words} />)).toContain('<div role="status"></div>');
});

test('a form that came back shows why, what was typed, and each error beside its field', () => {
  const html = renderToString(
    <ContactForm
      words={words}
      returned={{
        values: { email: 'amina@mills' },
        errors: { email: 'Please enter a valid email address' },
        heading: copy.invalid,
      }}
    />,
  );
  expect(html).toMatch(/role="alert"[^>]*>.*Nothing was sent yet.*href="#field-email"/);
  const email = control(html, 'email');
  expect(email).toContain('value="amina@mills"');
  expect(email).toContain('aria-invalid="true"');
  const described = email?.match(/aria-describedby="([^"]+)"/)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>Please enter a valid email address<`));
  expect(control(html, 'first_name')).not.toContain('aria-invalid');
});

test('an error that no field can show is told without a link to one, and asks for no correction', () => {
  const failed = { tooMany: 'Too many', unavailable: 'Not now' };
  const errors = { question: 'Ask for the price again' };
  const returned = explain({ values: {}, errors }, CONTACT_FORM, copy, failed);
  const html = renderToString(<ContactForm words={words} returned={returned} />);
  expect(html).toContain('Ask for the price again');
  expect(html).toContain(copy.refused);
  expect(html).not.toContain(copy.invalid);
  expect(html).not.toContain('#field-question');
});

test('the version of what the visitor agrees to goes with the form', () => {
  const html = renderToString(<ContactForm words={words} />);
  expect(control(html, 'consent')).toContain(`value="${copy.privacyVersion}"`);
});

test('what is needed is reported before anything is wrong', () => {
  const html = renderToString(<ContactForm words={words} />);
  expect(html).toContain(copy.needed);
  const described = control(html, 'phone_number')?.match(/aria-describedby="(\S+)/)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>At least 11 digits`));
});
