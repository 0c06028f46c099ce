import { expect, test } from 'vitest';
import type { RateCard } from './card.ts';
import type { PriceQuestion } from './charges.ts';
import { estimate, type Priced, type Unpriced } from './estimate.ts';

const CARD: RateCard = {
  version: '2026-11-01',
  sample: true,
  issued: '2026-11-01',
  validUntil: '2026-11-30',
  currency: 'NGN',
  spread: { low: 5, high: 10 },
  roundTo: 5000,
  diesel: { reference: 1500, on: '2026-10-30', share: 40 },
  freightOnDelivery: 2.5,
  trucks: {
    15: { minimum: 200_000, bands: [{ upTo: 300, perKm: 1000 }] },
    30: {
      minimum: 250_000,
      bands: [
        { upTo: 100, perKm: 3000 },
        { upTo: 400, perKm: 2000 },
        { upTo: 1200, perKm: 1500 },
      ],
      loading: 40_000,
      offloading: 0,
      waitingDay: 70_000,
      emptyReturn: 300_000,
    },
  },
  lanes: [{ from: 'lagos', to: 'kano', size: 30, price: 1_900_000 }],
};

const QUESTION: PriceQuestion = {
  from: 'lagos',
  to: 'jos',
  km: 500,
  trucks: [{ size: 30, count: 2 }],
  date: '2026-11-24',
};

const priced = (changes: Partial<PriceQuestion> = {}, card: RateCard | undefined = CARD) =>
  estimate(card, { ...QUESTION, ...changes }) as Priced;
const refused = (changes: Partial<PriceQuestion>) => {
  const { priced: isPriced, ...says } = estimate(CARD, { ...QUESTION, ...changes }) as Unpriced;
  expect(isPriced).toBe(false);
  return says;
};
const amounts = ({ lines }: Priced) => lines.map(({ key, amount }) => [key, amount]);

test('each kilometre costs the price of its band, and the range is rounded outward', () => {
  const answer = priced();
  expect(answer.lines).toEqual([
    {
      key: 'kilometres',
      size: 30,
      band: { from: 0, upTo: 100 },
      quantity: 200,
      unitPrice: 3000,
      amount: 600_000,
    },
    {
      key: 'kilometres',
      size: 30,
      band: { from: 100, upTo: 400 },
      quantity: 600,
      unitPrice: 2000,
      amount: 1_200_000,
    },
    {
      key: 'kilometres',
      size: 30,
      band: { from: 400, upTo: 500 },
      quantity: 200,
      unitPrice: 1500,
      amount: 300_000,
    },
  ]);
  expect(answer.total).toBe(2_100_000);
  expect(answer.range).toEqual({ low: 1_995_000, high: 2_310_000 });
  expect(answer).toMatchObject({ version: '2026-11-01', sample: true, validUntil: '2026-11-30' });
});

test('a short road costs the minimum', () => {
  expect(amounts(priced({ km: 0.4 }))).toEqual([['minimum', 500_000]]);
  expect(amounts(priced({ km: 83 }))).toEqual([['minimum', 500_000]]);
  expect(amounts(priced({ km: 84 }))).toEqual([['kilometres', 504_000]]);
});

test('a fixed lane wins over bands, needs no distance, and counts in its own direction only', () => {
  const lane = { from: 'lagos', to: 'kano', km: 1130 };
  expect(amounts(priced(lane))).toEqual([['lane', 3_800_000]]);
  expect(amounts(priced({ ...lane, km: undefined }))).toEqual([['lane', 3_800_000]]);
  const back = { from: 'kano', to: 'lagos', km: 1130 };
  expect(priced(back).lines.map(({ key }) => key)).toEqual(['kilometres', 'kilometres', 'kilometres']);
  const bothWays = {
    ...CARD,
    lanes: [...CARD.lanes, { from: 'kano', to: 'lagos', size: 30, price: 900_000 }],
  };
  expect(amounts(priced(back, bothWays as RateCard))).toEqual([['lane', 1_800_000]]);
  expect(refused({ ...lane, trucks: [{ size: 15, count: 1 }] })).toEqual({ reason: 'beyond-card', size: 15 });
});

test('extras count for every truck, and the receiver who pays adds to all of it', () => {
  const extras = {
    loading: true,
    offloading: true,
    waitingDays: 3,
    emptyReturn: true,
    freightOnDelivery: true,
  };
  const answer = priced({ extras });
  expect(amounts(answer).slice(3)).toEqual([
    ['loading', 80_000],
    ['offloading', 0],
    ['waitingDay', 420_000],
    ['emptyReturn', 600_000],
    ['freightOnDelivery', 80_000],
  ]);
  expect(answer.total).toBe(3_280_000);
});

test('the price moves with diesel by its share: price × (1 + share × (now / reference − 1))', () => {
  const rise = priced({ dieselNow: 1800, extras: { loading: true } });
  expect(amounts(rise).slice(3)).toEqual([
    ['diesel', Math.round(2_100_000 * 0.4 * (1800 / 1500 - 1))],
    ['loading', 80_000],
  ]);
  expect(rise.diesel).toEqual({ reference: 1500, on: '2026-10-30', share: 40, now: 1800 });
  expect(priced({ dieselNow: 1200 }).total).toBe(1_932_000);
  expect(priced({ dieselNow: 1500 }).lines).toHaveLength(3);
});

test('it says what would change it, and by how much', () => {
  expect(priced().changes).toEqual([
    { key: 'diesel', amount: 84_000 },
    { key: 'loading', amount: 80_000 },
    { key: 'waitingDay', amount: 140_000 },
    { key: 'emptyReturn', amount: 600_000 },
    { key: 'freightOnDelivery', amount: 52_500 },
  ]);
  const asked = priced({ extras: { loading: true, waitingDays: 1, freightOnDelivery: true } });
  expect(asked.changes.map(({ key }) => key)).toEqual(['diesel', 'waitingDay', 'emptyReturn']);
});

test('a card holds from the day of issue to its last day', () => {
  expect(refused({ date: '2026-10-31' })).toEqual({ reason: 'not-yet-valid' });
  expect(priced({ date: '2026-11-01' }).priced).toBe(true);
  expect(priced({ date: '2026-11-30' }).priced).toBe(true);
  expect(refused({ date: '2026-12-01' })).toEqual({ reason: 'expired' });
  expect(estimate(undefined, QUESTION)).toEqual({ priced: false, reason: 'no-card' });
});

test.each<[Partial<PriceQuestion>, object]>([
  [{ trucks: [] }, { reason: 'no-trucks' }],
  [{ trucks: [{ size: 45, count: 1 }] }, { reason: 'size-not-on-card', size: 45 }],
  [{ km: 0 }, { reason: 'no-distance', size: 30 }],
  [{ km: -5 }, { reason: 'no-distance', size: 30 }],
  [{ km: Number.NaN }, { reason: 'no-distance', size: 30 }],
  [{ km: 1201 }, { reason: 'beyond-card', size: 30 }],
  [{ km: Number.POSITIVE_INFINITY }, { reason: 'beyond-card', size: 30 }],
  [{ extras: { extraStops: 1 } }, { reason: 'extra-not-on-card', extra: 'extraStop' }],
  [{ extras: { waitingDays: -1 } }, { reason: 'implausible' }],
  [{ extras: { waitingDays: 1.5 } }, { reason: 'implausible' }],
  [{ trucks: [{ size: 30, count: 0 }] }, { reason: 'implausible' }],
  [{ trucks: [{ size: 30, count: 1e308 }] }, { reason: 'implausible' }],
  [{ dieselNow: 0 }, { reason: 'implausible' }],
  [{ date: '2026-11-31' }, { reason: 'implausible' }],
])('%j is not priced: %j', (changes, says) => {
  expect(refused(changes)).toEqual(says);
});
