import { beforeEach, describe, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';

const PERSON = { first_name: 'Amina', email: 'amina@example.com' };
const CALLER = { first_name: 'Amina', phone_number: '0803 123 4567' };
const OFFER = { capacity: '2 × 30 tons', base: 'Ibadan', call_time: 'after 4 pm' };
const QUESTION = 'from=Lagos&to=Kano&weight=30&unit=t&stops=1';
const BAD_EMAIL = 'Please enter a valid email address';

interface Form {
  name: string;
  url: string;
  /** What a visitor fills in. */
  filled: Record<string, string>;
  accepted: number;
  /** What the lead has of it. */
  stored: object;
  channels: string[];
  /** What is wrong, field by field, and what the form says of each. */
  wrong: Record<string, string>;
  says: Record<string, string>;
  /** The page that has the form, and the one that confirms. */
  page: string;
  sent: (reference: string) => string;
}

const FORMS: Form[] = [
  {
    name: 'contact',
    url: '/api/contact',
    filled: { ...PERSON, last_name: 'Bello', phone_number: '0803 123 4567', message: 'Ten trucks of cement' },
    accepted: 201,
    stored: { kind: 'contact', last_name: 'Bello', phone_number: '+2348031234567' },
    channels: ['sales-email', 'sender-confirmation'],
    wrong: { first_name: ' ', email: 'amina', phone_number: '0803 123', message: '' },
    says: {
      first_name: 'First name is required',
      email: BAD_EMAIL,
      phone_number: 'Phone number needs at least 11 digits',
      message: 'Message is required',
    },
    page: '/contact',
    sent: (reference) => `/contact/sent?reference=${reference}`,
  },
  {
    name: 'marketing',
    url: '/api/marketing-lead',
    filled: { ...PERSON, company: 'Savanna Mills', options: 'trucking' },
    accepted: 201,
    stored: {
      kind: 'marketing',
      company: 'Savanna Mills',
      service: 'trucking',
      last_name: null,
      message: null,
    },
    channels: ['sales-email', 'sender-confirmation'],
    wrong: { first_name: '', company: '', email: 'amina', options: 'Air freight' },
    says: {
      first_name: 'Name is required',
      company: 'Company is required',
      email: BAD_EMAIL,
      options: 'Choose one of the services, or none',
    },
    page: '/marketing',
    sent: (reference) => `/marketing/sent?reference=${reference}`,
  },
  {
    name: 'e-guide',
    url: '/api/eguide-subscription',
    filled: { ...PERSON, last_name: 'Bello', company: 'Savanna Mills', slug: 'harvest' },
    accepted: 200,
    stored: { kind: 'eguide', company: 'Savanna Mills', guide: 'harvest' },
    channels: ['guide', 'sales-email'],
    wrong: { first_name: '', last_name: '', company: '', email: '', newsletter: '2026-11-20' },
    says: {
      first_name: 'First name is required',
      last_name: 'Last name is required',
      company: 'Company name is required',
      email: 'Field is required',
    },
    page: '/resources/e-guides/harvest',
    sent: () => '/resources/e-guides/sent?guide=harvest',
  },
  {
    name: 'newsletter',
    url: '/api/newsletter-subscription',
    filled: PERSON,
    accepted: 202,
    stored: { kind: 'newsletter', last_name: null },
    channels: ['newsletter-opt-in'],
    wrong: { first_name: '', email: 'amina@example' },
    says: { first_name: 'First name is required', email: BAD_EMAIL },
    page: '/resources/blog',
    sent: () => '/newsletter/sent',
  },
  {
    name: 'quote',
    url: '/api/quote',
    filled: { ...CALLER, email: '', question: QUESTION },
    accepted: 201,
    stored: { kind: 'quote', email: null, phone_number: '+2348031234567' },
    channels: ['sales-email'],
    wrong: { first_name: '', phone_number: '0803', email: 'amina' },
    says: {
      first_name: 'Name is required',
      phone_number: 'Phone number needs at least 11 digits',
      email: BAD_EMAIL,
    },
    page: `/price?${QUESTION}`,
    sent: (reference) => `/price/sent?reference=${reference}`,
  },
  ...(['trucks', 'warehouse'] as const).map(
    (offer): Form => ({
      name: `partner, ${offer}`,
      url: '/api/partner',
      filled: { ...CALLER, ...OFFER, offer },
      accepted: 201,
      stored: { kind: 'partner', email: null, service: offer, ...OFFER },
      channels: ['sales-email'],
      wrong: { first_name: '', phone_number: '0803' },
      says: { first_name: 'Name is required', phone_number: 'Phone number needs at least 11 digits' },
      page: `/partners/${offer === 'warehouse' ? 'warehouses' : offer}`,
      sent: (reference) => `/partners/sent?reference=${reference}`,
    }),
  ),
];

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

describe.each(FORMS)('$name', ({ url, filled, accepted, stored, channels, wrong, says, page, sent }) => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url, payload: fields, headers });
  const postForm = (fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(fields).toString(),
    });
  const records = () => newestLeads(api.storage.db, 10);

  test('is stored as a lead of its kind with its deliveries, answered with its id, and wakes the worker', async () => {
    const answer = await post({ ...filled, website: '' });
    expect(answer.statusCode).toBe(accepted);
    const { id } = answer.json().data;
    const [record, ...others] = await records();
    expect(others).toEqual([]);
    expect(record?.lead).toMatchObject({ id, first_name: 'Amina', status: 'accepted', ...stored });
    expect(record?.deliveries.map(({ channel, state }) => [channel, state])).toEqual(
      channels.map((channel) => [channel, 'pending']),
    );
    expect(api.woken()).toBe(1);
    const plain = await postForm({ ...filled, website: '' });
    expect([plain.statusCode, plain.headers.location]).toEqual([303, sent(referenceOf(id))]);
    expect(await records()).toHaveLength(1);
  });

  test('has an error for each wrong field, in its own words, and stores nothing', async () => {
    const answer = await post({ ...filled, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(says);
    const invalid = await postForm({ ...filled, ...wrong });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.headers['content-type']).toMatch(/^text\/html/);
    const returned = (body: string) => {
      expect(body.slice(0, body.indexOf(' {'))).toBe(page);
      return JSON.parse(body.slice(body.indexOf('{'))).returnedForm;
    };
    expect(returned(invalid.body)).toEqual({ values: { ...filled, ...wrong }, errors: says });
    expect(await records()).toEqual([]);

    await api.storage.db.schema.dropTable('outbox').execute();
    const unavailable = await postForm(filled);
    expect(unavailable.statusCode).toBe(503);
    expect(returned(unavailable.body)).toEqual({ values: filled, errors: {}, failure: 'unavailable' });
  });

  test('caught in the trap is kept, and nobody is told; without it, it is one lead however often it is pressed', async () => {
    const trapped = await post({ ...filled, website: 'https://spam.example' });
    expect(trapped.statusCode).toBe(accepted);
    expect(await records()).toMatchObject([{ lead: { status: 'suspected_spam' }, deliveries: [] }]);
    const press = () => post(filled, { 'idempotency-key': 'a-key' });
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const found = (await records()).map(({ lead, deliveries }) => `${lead.status} ${deliveries.length}`);
    expect(found.sort()).toEqual([`accepted ${channels.length}`, 'suspected_spam 0']);
  });
});

test('a landing page without a choice of a service makes a lead without one', async () => {
  const payload = { ...PERSON, company: 'Savanna Mills', options: '' };
  await api.app.inject({ method: 'POST', url: '/api/marketing-lead', payload });
  expect((await newestLeads(api.storage.db, 1))[0]?.lead.service).toBeNull();
});
