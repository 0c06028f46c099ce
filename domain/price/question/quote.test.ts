import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LASTING_CARD } from '../rates/testing.ts';
import { siteRoads } from '../roads/testing.ts';
import { priceAnswer } from './answer.ts';
import { isValid, readPrice, SWITCHES } from './price-query.ts';
import { canonicalQuery, quoteOf, readQuote } from './quote.ts';

const { book } = siteRoads();
const NOW = new Date('2026-11-25T10:00:00Z');

function ask(query: string) {
  const question = readPrice(new URLSearchParams(query), book.find, NOW);
  if (!isValid(question)) throw new RangeError(`not sound: ${query}`);
  return { question, quote: quoteOf(priceAnswer(question, book, [LASTING_CARD])) };
}

describe('a quote', () => {
  it('keeps the question and its answer as data', () => {
    const { quote } = ask('from=PH&to=Kano&bags=1,200&bag=50&stops=1&fod=on&date=2026-12-01');
    expect(quote).toMatchObject({
      schema: 1,
      from: { slug: 'port-harcourt', name: 'Port Harcourt' },
      to: { slug: 'kano' },
      date: '2026-12-01',
      load: { kind: 'packed', kilograms: 60_000, bags: 1200 },
      extras: { loading: false, extraStops: 1, freightOnDelivery: true },
      estimate: { card: '2026-01-01' },
    });
    expect(quote.trucks.length).toBeGreaterThan(0);
    expect(readQuote(JSON.stringify(quote))).toEqual(quote);
  });

  it('keeps how long the road is, and whether a part of it is estimated', () => {
    expect(ask('from=ikeja&to=kaduna&weight=30').quote).toMatchObject({ kilometres: 935, about: false });
    expect(ask('from=ikeja&to=jebba&weight=30').quote.about).toBe(true);
  });

  it('has no estimate where there is no card, and is a quote nevertheless', () => {
    const { question } = ask('from=lagos&to=kano&weight=30');
    const quote = quoteOf(priceAnswer(question, book, []));
    expect(quote.estimate).toBeUndefined();
    expect(readQuote(JSON.stringify(quote))).toEqual(quote);
  });

  it('of another shape is not read as one', () => {
    expect(readQuote(null)).toBeUndefined();
    for (const kept of ['{"schema":2}', '', '{"schema":1', 'null']) expect(readQuote(kept)).toBeUndefined();
  });

  it('keeps no words of the visitor: what is no place, number or known name is gone', () => {
    const { question } = ask(
      'from=L.a.g.o.s&to=kano&weight=30&unit=evil.example&goods=Call+0900&return=https://evil.example&note=hi',
    );
    expect(canonicalQuery(question)).toBe(
      'from=lagos&to=kano&date=2026-11-25&goods=packed&weight=30&return=yes',
    );
  });

  it('asks the same again by its canonical query', () => {
    const places = fc.constantFrom(...book.places.map(({ slug }) => slug));
    const maybe = (of: fc.Arbitrary<string>) => fc.option(of, { nil: undefined });
    const questions = fc.record({
      from: places,
      to: places,
      weight: fc.oneof(
        fc.integer({ min: 1, max: 900 }).map(String),
        fc.constantFrom('12,5', '1,200', '0.75'),
      ),
      goods: maybe(fc.constantFrom('packed', 'dry', 'loose', 'liquid')),
      unit: maybe(fc.constantFrom('t', 'kg')),
      pallets: maybe(fc.integer({ min: 1, max: 20 }).map(String)),
      waiting: maybe(fc.constantFrom('0', '2')),
      ...Object.fromEntries(SWITCHES.map((name) => [name, maybe(fc.constant('on'))])),
    });
    fc.assert(
      fc.property(questions, (fields) => {
        const given = Object.entries(fields).filter(
          (field): field is [string, string] => field[1] !== undefined,
        );
        const question = readPrice(new URLSearchParams(given), book.find, NOW);
        fc.pre(isValid(question));
        if (!isValid(question)) return;
        const query = canonicalQuery(question);
        const again = ask(query);
        expect(again.quote).toEqual(quoteOf(priceAnswer(question, book, [LASTING_CARD])));
        expect(canonicalQuery(again.question)).toBe(query);
      }),
      { numRuns: 300 },
    );
  });
});
