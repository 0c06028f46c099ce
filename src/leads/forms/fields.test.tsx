// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  eguideFormCopySchema,
  newsletterFormCopySchema,
  quoteFormCopySchema,
} from '#domain/leads/copy/form-copy.ts';
import { EGUIDE_FORM } from '#domain/leads/forms/eguide.ts';
import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import { NEWSLETTER_FORM } from '#domain/leads/forms/newsletter.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import { marketingFormCopySchema } from '#domain/pages/copy/marketing.ts';
import { contactFormCopySchema } from '#domain/pages/pages.ts';
import { contactWords, formWords } from './form-words.ts';
import { ContactForm, EguideForm, MarketingForm, NewsletterForm, QuoteForm } from './index.ts';
import { copyOfForm, DESK } from './testing.ts';

afterEach(cleanup);

const contact = contactWords(copyOfForm('contact', contactFormCopySchema), DESK);
const newsletter = formWords(NEWSLETTER_FORM, copyOfForm('newsletter', newsletterFormCopySchema), DESK);
const eguide = formWords(EGUIDE_FORM, copyOfForm('eguide', eguideFormCopySchema), DESK);
const copy = copyOfForm('marketing', marketingFormCopySchema);
const MARKETING = {
  words: formWords(MARKETING_FORM, copy, DESK),
  services: copy.services,
  noOption: copy.noOption,
};
const EGUIDE = { words: eguide, slug: 'ports', download: { opening: '', link: '', failure: '' } };
const quote = formWords(QUOTE_FORM, copyOfForm('quote', quoteFormCopySchema), DESK);

/** The fields of each form: name, label, kind of control, and whether it must be filled (specification, sections 3 and 5). */
const FORMS: [action: string, form: ReactElement, fields: [string, string, string, boolean][]][] = [
  [
    '/api/contact',
    <ContactForm key="" words={contact} />,
    [
      ['first_name', 'First name', 'text', true],
      ['last_name', 'Last name', 'text', true],
      ['email', 'Email', 'email', true],
      ['phone_number', 'Phone number', 'tel', true],
      ['message', 'Message', 'textarea', true],
    ],
  ],
  [
    '/api/newsletter-subscription',
    <NewsletterForm key="" words={newsletter} />,
    [
      ['first_name', 'First name', 'text', true],
      ['email', 'Email', 'email', true],
    ],
  ],
  [
    '/api/eguide-subscription',
    <EguideForm key="" {...EGUIDE} />,
    [
      ['first_name', 'First name', 'text', true],
      ['last_name', 'Last name', 'text', true],
      ['company', 'Company name', 'text', true],
      ['email', 'Email', 'email', true],
    ],
  ],
  [
    '/api/marketing-lead',
    <MarketingForm key="" {...MARKETING} />,
    [
      ['first_name', 'Name', 'text', true],
      ['company', 'Company', 'text', true],
      ['email', 'Email', 'email', true],
      ['options', 'Service of interest', 'select-one', false],
    ],
  ],
  [
    '/api/quote',
    <QuoteForm key="" words={quote} question="from=apapa" />,
    [
      ['first_name', 'Name', 'text', true],
      ['phone_number', 'Phone number', 'tel', true],
      ['email', 'Email', 'email', false],
    ],
  ],
];

test.each(FORMS)('%s is asked for by the specified fields, each of its kind', (action, form, fields) => {
  const { container } = render(form);
  const asked = container.querySelector('form');
  expect(asked?.getAttribute('action')).toBe(action);
  for (const [name, label, type, required] of fields) {
    const field = within(container).getByLabelText(new RegExp(`^${label}`));
    expect(field).toMatchObject({ name, type, required });
  }
  const controls = container.querySelectorAll(
    'input:not([type=hidden], [type=checkbox], [tabindex="-1"]), textarea, select',
  );
  expect([...controls].map((control) => control.getAttribute('name'))).toEqual(fields.map(([name]) => name));
});

test('a form that came back keeps the choice and the tick', () => {
  const values = { options: 'Warehousing', newsletter: '2026-11-24' };
  const returned = { values, errors: {}, heading: '' };
  const { container } = render(
    <>
      <MarketingForm {...MARKETING} returned={returned} />
      <EguideForm {...EGUIDE} returned={returned} />
    </>,
  );
  expect(container.querySelector('select')?.value).toBe('Warehousing');
  expect(container.querySelector<HTMLInputElement>('[name=newsletter]')?.checked).toBe(true);
});
