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
  test('the load is stored as data, with its answer', async () => {
    expect((await send(filled)).statusCode).toBe(201);
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

  test('is refused without a question that has an answer, and nothing is stored', async () => {
    for (const question of [
      undefined,
      'from=Lagos&to=Nowhere&weight=30',
      'from=Lagos&to=Kano&weight=',
      `${QUESTION}&date=2026-02-31`,
      'from=lagos&to=nowhere&weight=30&stops=x',
      'from=<b>&to=Kano',
      `${QUESTION}&x=${'x'.repeat(1000)}`,
    ]) {
      const answer = await send({ ...filled, question });
      expect(answer.statusCode, question).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['question']);
    }
    expect(await leads()).toEqual([]);
  });
});
