import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { contactFormCopySchema } from '#domain/pages/pages.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactWords, explain } from './form-words.ts';
import { copyOfForm, DESK } from './testing.ts';

const copy = copyOfForm('contact', contactFormCopySchema);
const words = contactWords(copy, DESK);

/** The opening tag of the control with this name. */
const control = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`))?.[0];

test('the form posts by itself, the server validates it, and the region for the outcome is there from the start', () => {
  const html = renderToString(<ContactForm words={words} />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/api\/contact"/);
  expect(html).toMatch(/<form[^>]* noValidate/);
  expect(control(html, 'phone_number')).toContain('inputMode="tel"');
  expect(html).toContain('Send Message');
  expect(html).toContain('<div role="status"></div>');
  // The version of what the visitor agrees to goes with it.
  expect(control(html, 'consent')).toContain(`value="${copy.privacyVersion}"`);
});

test('a form that came back shows why, what was typed, and each error beside its field', () => {
  const html = renderToString(
    <ContactForm
      words={words}
      returned={{
        values: { email: 'amina@mills', first_name: 'Amina "A" <b>', message: '</textarea><script>' },
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
  expect(html).toContain('value="Amina &quot;A&quot; &lt;b&gt;"');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
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

test('what is needed is reported before anything is wrong', () => {
  const html = renderToString(<ContactForm words={words} />);
  expect(html).toContain(copy.needed);
  const described = control(html, 'phone_number')?.match(/aria-describedby="(\S+)/)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>At least 11 digits`));
});
