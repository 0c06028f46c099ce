import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readQuote } from '#domain/price/question/quote.ts';
import { LASTING_CARD } from '#domain/price/rates/testing.ts';
import { roadBook } from '#domain/price/roads/road-book.ts';
import { wholeDistances } from '#domain/price/roads/sources.ts';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { openApi } from '../../../tests/support/http/api-app.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';

/** As long as a browser keeps a message (src/leads/browser/outbox.ts). */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The messages that forms sent on 28 November 2026, word by word. An outbox may hold these for a week after a form has changed: a field that a form
 * gains may not be required, and a value that it had is still read. Never change them to make a test pass; add the new form's.
 */
const VISIT = { origin_page: '/x', origin_first_page: '/', consent: '2026-11-24', elapsed: '42000' };
const NAMES = { first_name: 'Amina', last_name: 'Bello' };
const QUESTION = 'from=lagos&to=kano&date=2026-11-28&goods=packed&weight=30';
const SENT: [path: string, body: Record<string, string>][] = [
  [
    '/api/contact',
    { ...VISIT, ...NAMES, email: 'a@example.com', phone_number: '0803 123 4567', message: 'A load' },
  ],
  ...[
    '',
    'trucking',
    'Warehousing',
    'Port Operations',
    'Supply Chain Management',
    'Raw Materials Shipping',
    'General Logistics',
  ].map((options): [string, Record<string, string>] => [
    '/api/marketing-lead',
    { ...VISIT, first_name: 'Amina', company: 'Savanna Mills', email: 'a@example.com', options },
  ]),
  [
    '/api/eguide-subscription',
    {
      ...VISIT,
      ...NAMES,
      company: 'Savanna Mills',
      email: 'a@example.com',
      slug: 'trucks',
      newsletter: '2026-11-24',
    },
  ],
  ['/api/newsletter-subscription', { ...VISIT, first_name: 'Amina', email: 'a@example.com' }],
  [
    '/api/quote',
    { ...VISIT, first_name: 'Amina', phone_number: '0803 123 4567', email: '', question: QUESTION },
  ],
  ...['trucks', 'warehouse'].map((offer): [string, Record<string, string>] => [
    '/api/partner',
    {
      ...VISIT,
      first_name: 'Amina',
      phone_number: '08031234567',
      capacity: '2 × 30',
      base: 'Ibadan',
      call_time: 'after 4 pm',
      offer,
    },
  ]),
];

/** The site's roads without Kano, which has another name by now. */
function renamed() {
  const { files } = siteRoads();
  const places = files.places.map((place) =>
    place.slug === 'kano' ? { ...place, slug: 'kano-city', name: 'Kano City', aliases: [] } : place,
  );
  const segments = files.segments.map((segment) => ({
    ...segment,
    from: segment.from === 'kano' ? 'kano-city' : segment.from,
    to: segment.to === 'kano' ? 'kano-city' : segment.to,
  }));
  return roadBook(places, segments, [], wholeDistances([], files.sources));
}

const ROADS = renamed();
const CARDS = [{ ...LASTING_CARD, issued: '2026-12-01', version: '2026-12-01' }];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T21:59:00Z') }));
afterEach(() => vi.useRealTimers());

describe('what an outbox kept for a week', () => {
  test('is accepted, each message once', async () => {
    vi.setSystemTime(Date.now() + KEEP_MS);
    const { app, storage } = await openApi({}, undefined, undefined, {
      roads: () => ROADS,
      rateCards: () => CARDS,
      article: () => undefined,
    });
    for (const [url, payload] of SENT) {
      const answer = await app.inject({ method: 'POST', url, payload: { ...payload, former_field: 'x' } });
      expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
    }
    expect(await newestLeads(storage.db, 2 * SENT.length)).toHaveLength(SENT.length);
  });

  test('is a question for a price by the card of its day, where the places are known', async () => {
    vi.setSystemTime(Date.now() + KEEP_MS);
    const old = { ...LASTING_CARD, validUntil: '2026-11-30' };
    const { app, storage } = await openApi({}, undefined, undefined, { rateCards: () => [old, ...CARDS] });
    const payload = { first_name: 'Amina', phone_number: '0803 123 4567', question: QUESTION };
    await app.inject({ method: 'POST', url: '/api/quote', payload });
    const [record] = await newestLeads(storage.db, 1);
    const quote = readQuote(record?.lead.quote ?? null);
    expect(quote).toMatchObject({ date: '2026-11-28', estimate: { card: old.version } });
  });

  test('is stored as it was asked, without an answer, where a place has another name', async () => {
    const { app, storage } = await openApi({}, undefined, undefined, { roads: () => ROADS });
    const payload = { first_name: 'Amina', phone_number: '0803 123 4567', question: QUESTION };
    await app.inject({ method: 'POST', url: '/api/quote', payload });
    const [record] = await newestLeads(storage.db, 1);
    expect(record?.lead).toMatchObject({ question: QUESTION, quote: null });
  });
});
