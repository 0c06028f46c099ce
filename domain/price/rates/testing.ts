import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { TRUCK_SIZES } from '../trucks/trucks.ts';
import { CHARGES, type RateCard, rateCardSchema } from './card.ts';
import type { PriceQuestion } from './charges.ts';

/** The card of the site under a name of its own, valid for as long as anybody may run the tests. */
export const LASTING_CARD: RateCard = {
  ...rateCardSchema.parse({
    ...parse(readFileSync(new URL('../../../content/rates/2026-11-24.yaml', import.meta.url), 'utf8')),
    issued: '2026-01-01',
    validUntil: '2125-12-31',
  }),
  version: '2026-01-01',
};

/** Random cards and questions for tests: everything that the schema takes, and then more than it takes. */

const PLACES = ['lagos', 'kano', 'apapa', 'onne', 'aba'];
const place = fc.constantFrom(...PLACES);
const size = fc.constantFrom(...TRUCK_SIZES);
const whole = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 9 });

const bands = fc
  .uniqueArray(fc.record({ upTo: whole(1, 5000), perKm: whole(1, 100_000) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ upTo }) => upTo,
  })
  .map((of) => of.toSorted((one, other) => one.upTo - other.upTo));

const truck = fc.record({
  minimum: whole(1, 100_000_000),
  bands,
  ...(Object.fromEntries(CHARGES.map((name) => [name, maybe(whole(0, 100_000_000))])) as Record<
    (typeof CHARGES)[number],
    fc.Arbitrary<number | undefined>
  >),
});

const lanes = fc
  .uniqueArray(fc.record({ from: place, to: place, size, price: whole(1, 100_000_000) }), {
    maxLength: 6,
    selector: ({ from, to, size: of }) => `${from} ${to} ${of}`,
  })
  .map((of) => of.filter(({ from, to }) => from !== to));

const day = whole(0, 3000).map((days) => new Date(1.7e12 + days * 86_400_000).toISOString().slice(0, 10));

/** Any valid card. */
export const cards: fc.Arbitrary<RateCard> = fc
  .record({
    sample: fc.boolean(),
    days: fc.tuple(day, day),
    spread: fc.record({ low: whole(0, 50), high: whole(0, 100) }),
    roundTo: fc.constantFrom(1, 500, 1000, 5000, 7777, 1_000_000),
    diesel: fc.record({
      reference: whole(10_000, 10_000_000).map((kobo) => kobo / 100),
      on: day,
      share: whole(0, 100),
    }),
    freightOnDelivery: maybe(whole(0, 10_000).map((hundredths) => hundredths / 100)),
    trucks: fc.dictionary(size.map(String), truck, { minKeys: 1, noNullPrototype: true }),
    lanes,
  })
  .map(({ days, ...card }) => {
    const [issued, validUntil] = days.toSorted();
    return { ...rateCardSchema.parse({ ...card, issued, validUntil, currency: 'NGN' }), version: 'any' };
  });

/** Values that an address may hold where a number is expected. */
const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 1e308),
  fc.double(),
);
const number = (min: number, max: number) =>
  fc.oneof({ weight: 19, arbitrary: whole(min, max) }, { weight: 1, arbitrary: anyNumber });

const extras = fc.record(
  {
    loading: fc.boolean(),
    offloading: fc.boolean(),
    waitingDays: fc.oneof(fc.constant(0), number(1, 90)),
    extraStops: fc.oneof(fc.constant(0), number(1, 4)),
    emptyReturn: fc.boolean(),
    freightOnDelivery: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A card and a question that it can mostly price, with nonsense among them. */
export const askedCards: fc.Arbitrary<{ card: RateCard; question: PriceQuestion }> = cards.chain((card) =>
  fc.record({ card: fc.constant(card), question: questionsFor(card) }),
);

function questionsFor({ issued, validUntil, trucks }: RateCard): fc.Arbitrary<PriceQuestion> {
  const onCard = fc.constantFrom(...TRUCK_SIZES.filter((of) => trucks[of]));
  return fc.record({
    from: fc.oneof(place, fc.string()),
    to: fc.oneof(place, fc.string()),
    km: maybe(
      fc.oneof(
        { weight: 9, arbitrary: fc.double({ min: 0, max: 1500, noNaN: true }) },
        { weight: 1, arbitrary: anyNumber },
      ),
    ),
    trucks: fc.array(
      fc.record({
        size: fc.oneof({ weight: 19, arbitrary: onCard }, { weight: 1, arbitrary: size }),
        count: number(1, 330),
      }),
      { maxLength: 3 },
    ),
    date: fc.oneof(
      { weight: 17, arbitrary: fc.constantFrom(issued, validUntil) },
      { weight: 2, arbitrary: day },
      { weight: 1, arbitrary: fc.string() },
    ),
    extras: maybe(extras),
    dieselNow: maybe(number(100, 5000)),
  });
}
