import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openApi } from '../../../tests/support/http/api-app.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';
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
  test('names the fields with errors of an odd body', async () => {
    for (const body of [null, 'text', [contact], { ...contact, message: { $ne: '' } }, {}]) {
      const response = await post(body);
      expect(response.status).toBe(422);
      expect((await problemOf(response)).errors).toHaveProperty('message', 'Message is required');
    }
  });

  test('refuses what is no JSON, and calls it that', async () => {
    const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''];
    for (const type of types) {
      const response = await post(contact, { 'content-type': type });
      expect(response.status, type).toBe(415);
      await problemOf(response);
    }
    const cut = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"first_name":',
    });
    expect(cut.status).toBe(400);
    await problemOf(cut);
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

  test('takes a retry under its key for the same lead on the next day, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
    const key = { 'idempotency-key': 'a-key' };
    await post(contact, key);
    vi.setSystemTime(new Date('2026-11-21T23:30:00Z'));
    await post(contact, key);
    expect(await newestLeads(storage.db, 10)).toHaveLength(1);
  });

  test('loses no message whose key was used before', async () => {
    const key = { 'idempotency-key': 'a-key' };
    await post(contact, key);
    await post({ ...contact, message: 'And five to Jos' }, key);
    expect(await newestLeads(storage.db, 10)).toHaveLength(2);
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

  test('takes what comes from a page of this site, or from no page', async () => {
    const origins: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://www.example.com' },
      { origin: address },
    ];
    for (const headers of origins) expect((await post(contact, headers)).status).toBe(201);
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
  test('gets a small page when too many were sent', async () => {
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
    await expect.poll(tonnage).toEqual({ data: 28.3 });
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
