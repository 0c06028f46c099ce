import { beforeEach, describe, expect, test } from 'vitest';
import { type Quote, readQuote } from '#domain/price/question/quote.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';

const QUESTION = 'from=Lagos&to=Kano&weight=30&unit=t&stops=1';
const filled = { first_name: 'Amina', phone_number: '0803 123 4567', question: QUESTION };

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

const send = (payload: object) => api.app.inject({ method: 'POST', url: '/api/quote', payload });
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
});
