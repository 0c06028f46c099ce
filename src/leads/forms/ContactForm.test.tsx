import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contactFormCopySchema } from '#domain/pages/pages.ts';
import { ContactForm } from './ContactForm.tsx';

const desk = {
  phone: '+2348030000000',
  whatsapp: { address: 'https://wa.me/2348030000000', label: 'Chat on WhatsApp' },
  newTabNote: 'opens in a new tab',
};
const copy = contactFormCopySchema.parse(parse(readFileSync('content/forms/contact.yaml', 'utf8')));

/** The opening tag of the control with this name. */
const control = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0];

test('the form posts by itself, and the server checks it', () => {
  const html = renderToStaticMarkup(<ContactForm copy={copy} desk={desk} />);
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
  expect(renderToStaticMarkup(<ContactForm copy={copy} desk={desk} />)).toContain(
    '<div role="status"></div>',
  );
});

test('a form that came back shows what was typed, and each fault beside its field', () => {
  const html = renderToStaticMarkup(
    <ContactForm
      copy={copy}
      desk={desk}
      returned={{ values: { email: 'amina@mills' }, errors: { email: 'Please enter a valid email address' } }}
    />,
  );
  const email = control(html, 'email');
  expect(email).toContain('value="amina@mills"');
  expect(email).toContain('aria-invalid="true"');
  const described = email?.match(/aria-describedby="([^"]+)"/)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>Please enter a valid email address<`));
  expect(control(html, 'first_name')).not.toContain('aria-invalid');
});

test('the version of what the visitor agrees to goes with the form', () => {
  const html = renderToStaticMarkup(<ContactForm copy={copy} desk={desk} />);
  expect(control(html, 'consent')).toContain(`value="${copy.privacyVersion}"`);
});

test('what is needed is told before anything is wrong', () => {
  const html = renderToStaticMarkup(<ContactForm copy={copy} desk={desk} />);
  expect(html).toContain(copy.needed);
  const described = control(html, 'phone_number')?.match(/aria-describedby="(\S+)/)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>At least 11 digits`));
});

test('every note has its words ready, and those of a failure the ways to a person', () => {
  const html = renderToStaticMarkup(<ContactForm copy={copy} desk={desk} />);
  const note = (outcome: string) => html.split(`data-outcome="${outcome}"`)[1]?.split('data-outcome')[0];
  for (const outcome of ['waiting', 'unkept', 'returned']) {
    expect(note(outcome)).toContain('href="tel:+2348030000000"');
    expect(note(outcome)).toContain('href="https://wa.me/2348030000000"');
  }
  expect(note('accepted')).toContain(copy.success);
});
