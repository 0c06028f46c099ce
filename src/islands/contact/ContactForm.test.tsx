import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contactFormCopySchema } from '#domain/pages.ts';
import { ContactForm } from './ContactForm.tsx';

const copy = contactFormCopySchema.parse(parse(readFileSync('content/forms/contact.yaml', 'utf8')));

/** The opening tag of the control with this name. */
const control = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0];

test('the form posts by itself and asks the browser to check it', () => {
  const html = renderToStaticMarkup(<ContactForm copy={copy} />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/api\/contact"/);
  expect(html).not.toContain('novalidate');
  for (const name of ['first_name', 'last_name', 'email', 'phone_number', 'message'])
    expect(control(html, name)).toContain('required');
  expect(control(html, 'email')).toContain('type="email"');
  expect(control(html, 'phone_number')).toMatch(/inputMode="tel".*minLength="11".*type="tel"/);
  expect(html).toContain('Send Message');
});

test('the region for the outcome is in the page from the start', () => {
  expect(renderToStaticMarkup(<ContactForm copy={copy} />)).toContain('<div role="status"></div>');
});

test('a form that came back shows what was typed, and each fault beside its field', () => {
  const html = renderToStaticMarkup(
    <ContactForm
      copy={copy}
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
  const html = renderToStaticMarkup(<ContactForm copy={copy} />);
  expect(control(html, 'consent')).toContain(`value="${copy.privacyVersion}"`);
});
