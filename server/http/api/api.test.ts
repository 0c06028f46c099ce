import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { openApi } from '../../../tests/support/http/api-app.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { findLeads, newestLeads } from '../../leads/desk/lead-records.ts';
import type { Storage } from '../../platform/database/index.ts';
import { TripStore } from '../../price/trips/trip-store.ts';

const contact = {
  ...SENDER,
  message: 'Ten trucks of cement, Obajana to Kano',
};

let storage: Storage;
let address: string;
let woken: () => number;

beforeEach(() => listen());
afterEach(() => {
  vi.useRealTimers();
});

async function listen(config: { rateLimit?: number } = {}) {
  const opened = await openApi(config);
  ({ storage, woken } = opened);
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status });
  return problem;
};

describe('POST /api/contact with JSON', () => {
  test('stores the lead and its deliveries, answers 201 with its id, and wakes the worker', async () => {
    const response = await post(contact);
    expect(response.status).toBe(201);
    const { data } = await response.json();
    const [record] = await findLeads(storage.db, data.id);
    expect(record?.lead).toMatchObject({ ...contact, phone_number: '+2348031234567', status: 'accepted' });
    expect(record?.deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['sales-email', 'pending'],
      ['sender-confirmation', 'pending'],
    ]);
    expect(woken()).toBe(1);
  });

  test('names what is wrong with each field', async () => {
    const response = await post({ ...contact, first_name: ' ', email: 'amina', phone_number: '0803 123' });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual({
      first_name: 'First name is required',
      email: 'Please enter a valid email address',
      phone_number: 'Phone number needs at least 11 digits',
    });
    expect(await newestLeads(storage.db, 10)).toEqual([]);
  });

  test.each([[null], ['text'], [[contact]], [{ ...contact, message: { $ne: '' } }], [{}]])(
    'refuses the odd body %j with the fields with errors',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(422);
      expect((await problemOf(response)).errors).toHaveProperty('message', 'Message is required');
    },
  );

  test('makes one lead of a double click and gives both the same answer', async () => {
    const key = { 'idempotency-key': 'a-key' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(contact, key)));
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).data.id));
    expect(responses.map((response) => response.status)).toEqual(Array(8).fill(201));
    expect(new Set(ids).size).toBe(1);
    const records = await newestLeads(storage.db, 10);
    expect(records).toHaveLength(1);
    expect(records[0]?.deliveries).toHaveLength(2);
  });

  test('takes the same message without a key as a repeat on the same day only', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
    await post(contact);
    await post(contact);
    expect(await newestLeads(storage.db, 10)).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-21T23:30:00Z'));
    await post(contact);
    expect(await newestLeads(storage.db, 10)).toHaveLength(2);
  });

  test('loses no message whose key was used before', async () => {
    const key = { 'idempotency-key': 'a-key' };
    await post(contact, key);
    await post({ ...contact, message: 'And five to Jos' }, key);
    expect(await newestLeads(storage.db, 10)).toHaveLength(2);
  });

  test('keeps what falls into the trap, and tells nobody', async () => {
    const trapped = await post({ ...contact, website: 'https://spam.example' });
    expect(trapped.status).toBe(201);
    const [record] = await newestLeads(storage.db, 1);
    expect(record?.lead.status).toBe('suspected_spam');
    expect(record?.deliveries).toEqual([]);
    await post({ ...contact, website: '' });
    expect((await newestLeads(storage.db, 10)).map(({ lead }) => lead.status).sort()).toEqual([
      'accepted',
      'suspected_spam',
    ]);
  });

  test('never says that it has what could not be stored', async () => {
    await storage.db.schema.dropTable('outbox').execute();
    const response = await post(contact);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    await problemOf(response);
    expect(await storage.db.selectFrom('leads').selectAll().execute()).toEqual([]);
    expect(woken()).toBe(0);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'refuses the content type "%s"',
    async (type) => {
      const response = await post(contact, { 'content-type': type });
      expect(response.status).toBe(415);
      await problemOf(response);
    },
  );

  test('refuses JSON that is none', async () => {
    const response = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"first_name":',
    });
    expect(response.status).toBe(400);
    await problemOf(response);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://www.example.com' }, 201],
    [{}, 201],
  ])('answers %j with %i', async (headers, status) => {
    expect((await post(contact, headers)).status).toBe(status);
  });

  test('accepts the origin that it was called under', async () => {
    expect((await post(contact, { origin: address })).status).toBe(201);
  });

  test('limits the pages of invalid forms of one network, which have to be rendered; not the answers to programs', async () => {
    await listen({ rateLimit: 2 });
    expect((await postForm({})).status).toBe(422);
    expect((await postForm({ first_name: 'Amina' })).status).toBe(422);
    const tooMany = await postForm({});
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('retry-after')).toBe('60');
    expect((await post({})).status).toBe(422);
  });

  test('limits what one network sends by one form; not repeats, other forms or the figures on the home page', async () => {
    await listen({ rateLimit: 2 });
    const send = (load: number) => post({ ...contact, message: `Load ${load}` });
    expect((await send(1)).status).toBe(201);
    expect((await send(1)).status).toBe(201);
    expect((await send(2)).status).toBe(201);
    const response = await send(3);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await problemOf(response);
    expect((await newestLeads(storage.db, 10)).map(({ lead }) => lead.message).sort()).toEqual([
      'Load 1',
      'Load 2',
    ]);
    const other = { first_name: 'Amina', company: 'Mills', email: contact.email };
    const marketing = await fetch(`${address}/api/marketing-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(other),
    });
    expect(marketing.status).toBe(201);
    expect((await fetch(`${address}/api/trips-total-tonnage`)).status).toBe(200);
  });
});

describe('POST /api/contact from a form without script', () => {
  test('leads to the confirmation', async () => {
    const response = await postForm({ ...contact, website: '' });
    expect(response.status).toBe(303);
    const leads = await newestLeads(storage.db, 10);
    expect(leads.map(({ lead }) => lead.email)).toEqual([contact.email]);
    const reference = referenceOf(leads[0]?.lead.id ?? '');
    expect(response.headers.get('location')).toBe(`/contact/sent?reference=${reference}`);
  });

  test('brings the form back with what was typed and the errors', async () => {
    const response = await postForm({ ...contact, email: 'amina', website: '' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const returnedForm = {
      values: { ...contact, email: 'amina' },
      errors: { email: 'Please enter a valid email address' },
    };
    expect(await response.text()).toBe(`/contact ${JSON.stringify({ returnedForm })}`);
  });

  test('brings the form back with what was typed when there is no storage; too many get a small page', async () => {
    await storage.db.schema.dropTable('outbox').execute();
    const unavailable = await postForm(contact);
    expect(unavailable.status).toBe(503);
    expect(await unavailable.text()).toContain('"failure":"unavailable"');
    await listen({ rateLimit: 1 });
    await postForm({ ...contact, message: 'Another load' });
    const tooMany = await postForm(contact);
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(tooMany.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await tooMany.text();
    expect(page).toMatch(/your words are still in the form.*href="tel:\+\d+".*https:\/\/wa\.me\/\d+/s);
    expect(page.length).toBeLessThan(2000);
  });

  test('gets data when it asks for data', async () => {
    const response = await postForm(contact, { accept: 'application/json' });
    expect(response.status).toBe(201);
  });
});

describe('GET /api/trips-total-tonnage', () => {
  const tonnage = async () => (await fetch(`${address}/api/trips-total-tonnage`)).json();
  const trip = {
    waybill: 'KYL-1',
    completed_on: '2026-11-01',
    tonnes: 28.1,
    origin: 'Lagos',
    destination: 'Kano',
  };

  test('answers the default until a trip is recorded, then the sum to the kilogram', async () => {
    expect(await tonnage()).toEqual({ data: 500 });
    await new TripStore(storage.db).import([trip, { ...trip, waybill: 'KYL-2', tonnes: 0.2 }]);
    await expect.poll(tonnage, { timeout: 3000 }).toEqual({ data: 28.3 });
  });

  test('asks the storage once for all who come in the same second', async () => {
    const asked = vi.spyOn(TripStore.prototype, 'totalTonnes');
    await Promise.all(Array.from({ length: 20 }, tonnage));
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  test('says so when the storage does not answer', async () => {
    await storage.db.schema.dropTable('trips').execute();
    const response = await fetch(`${address}/api/trips-total-tonnage`);
    expect(response.status).toBe(503);
    await problemOf(response);
  });
});
