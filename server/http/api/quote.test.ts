import { beforeEach, describe, expect, test } from 'vitest';
import { type Quote, readQuote } from '#domain/price/question/quote.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';

const QUESTION = 'from=Lagos&to=Kano&weight=30&unit=t&stops=1';
const filled = { first_name: 'Amina', phone_number: '0803 123 4567', question: QUESTION };

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

const send = (payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: '/api/quote', payload, headers });
const sendForm = (fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/quote',
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
const leads = () => api.storage.db.selectFrom('leads').selectAll().execute();
const channels = async () =>
  (await api.storage.db.selectFrom('outbox').select('channel').execute()).map(({ channel }) => channel);
const theQuote = async (): Promise<Quote | undefined> => readQuote((await leads())[0]?.quote ?? null);

describe('POST /api/quote', () => {
  test('a name and a telephone number are enough: the load is stored as data, and only the desk is notified', async () => {
    const answer = await send(filled);
    expect(answer.statusCode).toBe(201);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      id: answer.json().data.id,
      kind: 'quote',
      first_name: 'Amina',
      phone_number: '+2348031234567',
      email: null,
    });
    expect(await theQuote()).toMatchObject({
      schema: 1,
      from: { slug: 'lagos' },
      to: { slug: 'kano' },
      kilometres: 1170,
      load: { kilograms: 30_000 },
      extras: { extraStops: 1 },
      trucks: [{ size: 30, count: 1 }],
      estimate: { card: '2026-01-01' },
    });
    expect(await channels()).toEqual(['sales-email']);
    expect(api.woken()).toBe(1);
  });

  test('who gives an address gets a receipt there', async () => {
    await send({ ...filled, email: 'amina@example.com' });
    expect(await channels()).toEqual(['sales-email', 'sender-confirmation']);
  });

  test('a price that is sent along counts for nothing', async () => {
    await send({
      ...filled,
      quote: '{"schema":1}',
      estimate: { low: 1 },
      question: `${QUESTION}&low=1&card=mine`,
    });
    const quote = await theQuote();
    expect(quote?.estimate?.low).toBeGreaterThan(100_000);
    expect(quote?.estimate?.card).toBe('2026-01-01');
  });

  test.each([
    ['no question', undefined],
    ['an unknown place', 'from=Lagos&to=Nowhere&weight=30'],
    ['no load', 'from=Lagos&to=Kano&weight='],
    ['a day that is none', `${QUESTION}&date=2026-02-31`],
    ['an unknown place, and another error', 'from=lagos&to=nowhere&weight=30&stops=x'],
    ['other signs', 'from=<b>&to=Kano'],
    ['too many letters', `${QUESTION}&x=${'x'.repeat(1000)}`],
  ])('is refused with %s, and nothing is stored', async (_, question) => {
    const answer = await send({ ...filled, question });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['question']);
    expect(await leads()).toEqual([]);
  });

  test('errors of fields are reported in the words of the form; an address may be left out, but not be wrong', async () => {
    const answer = await send({ ...filled, first_name: '', phone_number: '0803', email: 'amina' });
    expect(answer.json().errors).toEqual({
      first_name: 'Name is required',
      phone_number: 'Phone number needs at least 11 digits',
      email: 'Please enter a valid email address',
    });
  });

  test('without script it leads to a page with the reference, and errors come back with the answer', async () => {
    const good = await sendForm({ ...filled, email: '' });
    const [lead] = await leads();
    expect(good.statusCode).toBe(303);
    expect(good.headers.location).toBe(`/price/sent?reference=${lead?.id.slice(0, 8).toUpperCase()}`);
    const invalid = await sendForm({ ...filled, phone_number: '1' });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.body).toMatch(/^\/price\?from=Lagos&to=Kano&weight=30/);
    expect(invalid.body).toContain('Phone number needs at least 11 digits');
  });

  test('a retry under its key makes no second lead, and the trap marks a robot', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const first = await send(filled, headers);
    const second = await send(filled, headers);
    expect(second.json()).toEqual(first.json());
    await send({ ...filled, website: 'https://evil.example' });
    expect((await leads()).map(({ status }) => status).sort()).toEqual(['accepted', 'suspected_spam']);
    expect(await channels()).toEqual(['sales-email']);
  });
});

describe('POST /api/partner', () => {
  test('keeps what an owner offers, and tells the desk', async () => {
    const offer = { offer: 'trucks', capacity: '2 × 30 tons', base: 'Ibadan', call_time: 'after 4 pm' };
    const { first_name, phone_number } = filled;
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/partner',
      payload: { first_name, phone_number, ...offer },
    });
    expect(answer.statusCode).toBe(201);
    const { offer: service, ...kept } = offer;
    expect(await leads()).toMatchObject([{ kind: 'partner', email: null, service, ...kept }]);
    expect(await channels()).toEqual(['sales-email']);
  });

  test('without script, errors come back on the page of the offer', async () => {
    for (const [offer, page] of [
      ['trucks', '/partners/trucks'],
      ['warehouse', '/partners/warehouses'],
    ]) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/partner',
        payload: `first_name=&offer=${offer}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(`${page} `);
    }
  });
});
