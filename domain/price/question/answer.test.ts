import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { type RateCard, rateCardSchema } from '../rates/card.ts';
import { cards } from '../rates/testing.ts';
import { siteRoads } from '../roads/testing.ts';
import { priceAnswer } from './answer.ts';
import { isValid, readPrice } from './price-query.ts';

const { book } = siteRoads();
const NOW = new Date('2026-11-24T09:00:00+01:00');
const sides = { minimum: 100_000, bands: [{ upTo: 2000, perKm: 1000 }], waitingDay: 50_000 };

const card = (of: Partial<RateCard> = {}): RateCard => ({
  ...rateCardSchema.parse({
    sample: false,
    issued: '2026-11-01',
    validUntil: '2026-12-31',
    currency: 'NGN',
    spread: { low: 10, high: 10 },
    roundTo: 1000,
    diesel: { reference: 1500, on: '2026-11-01', share: 40 },
    trucks: { 15: sides, 30: sides, 40: sides },
    lanes: [],
  }),
  version: '2026-11',
  ...of,
});

function answer(query: string, versions: RateCard[] = [card()]) {
  const question = readPrice(new URLSearchParams(query), book.find, NOW);
  if (!isValid(question)) throw new Error(`No sound question: ${query}`);
  return priceAnswer(question, book, versions);
}

describe('an answer', () => {
  it('has the road, its days, lawful trucks and a price', () => {
    const { route, days, best, shares } = answer('from=lagos&to=kano&weight=30');
    expect(route.km).toBe(1170);
    expect(days.planned.days).toBe(3);
    expect(best.plan.legs.map(({ truck }) => truck.size)).toEqual([30]);
    expect(best.estimate).toMatchObject({ priced: true, total: 1_170_000, version: '2026-11' });
    expect(shares).toBe(false);
  });

  it('has everything but the price without a card, and beyond the days of one', () => {
    expect(answer('from=lagos&to=kano&weight=30', []).best).toMatchObject({
      plan: { trucks: 1 },
      estimate: { priced: false, reason: 'no-card' },
    });
    const late = answer('from=lagos&to=kano&weight=30&date=2027-02-01');
    expect(late.best.estimate).toMatchObject({ priced: false, reason: 'expired' });
    expect(late.route.km).toBe(1170);
  });

  it('has no price for a machine that is too heavy for one truck, and says why', () => {
    const { best, otherPlans } = answer('from=lagos&to=kano&weight=45&goods=machine');
    expect(best).toMatchObject({ plan: { trucks: 0 }, estimate: { priced: false, reason: 'low-bed' } });
    expect(otherPlans).toEqual([]);
  });

  it('loads the trucks that the card can price, where it cannot price the best', () => {
    const { 15: only } = card().trucks;
    const small = card({ trucks: { ...card().trucks, 30: undefined, 40: undefined, 15: only } });
    const { best } = answer('from=lagos&to=kano&weight=30', [small]);
    expect(best.plan.legs).toMatchObject([{ truck: { size: 15 }, count: 2 }]);
    expect(best.estimate).toMatchObject({ priced: true, total: 2_340_000 });
  });

  it('offers other ways to load with their prices, none of them twice', () => {
    const { best, otherPlans } = answer('from=lagos&to=kano&weight=45');
    expect(otherPlans.length).toBeGreaterThan(0);
    expect(otherPlans.map(({ plan }) => plan)).not.toContain(best.plan);
  });

  it('offers no way to load that costs more and carries no more', () => {
    const dear = card({
      trucks: { ...card().trucks, 40: { ...sides, bands: [{ upTo: 2000, perKm: 2000 }] } },
    });
    for (const weight of ['16', '20', '26', '30', '45']) {
      const { best, otherPlans } = answer(`from=lagos&to=kano&weight=${weight}`, [dear]);
      // The 40-ton truck carries 26.6 t, the 30-ton truck 30 t.
      const sizes = [best, ...otherPlans].map(({ plan }) => plan.legs.map(({ truck }) => truck.size).join());
      expect(sizes, weight).not.toContain('40');
    }
  });

  it('says of a small load that it would share a truck', () => {
    expect(answer('from=lagos&to=kano&weight=2').shares).toBe(true);
  });

  it('never throws and never counts wrong: any card, any places, any load', () => {
    const place = fc.constantFrom(...book.places.map(({ slug }) => slug));
    const typed = fc.record({
      from: place,
      to: place,
      goods: fc.constantFrom('packed', 'dry', 'container20', 'loose', 'liquid'),
      weight: fc.double({ min: 0.001, max: 3000, noNaN: true }).map((tonnes) => tonnes.toFixed(3)),
      pallets: fc.option(fc.nat(40).map(String), { nil: '' }),
      waiting: fc.nat(20).map(String),
    });
    fc.assert(
      fc.property(cards, typed, (of, query) => {
        const question = readPrice(new URLSearchParams(query), book.find, new Date(of.issued));
        if (!isValid(question)) return;
        const { best, otherPlans, route } = priceAnswer(question, book, [of]);
        expect(route.km).toBeGreaterThan(0);
        for (const { estimate } of [best, ...otherPlans]) {
          if (!estimate.priced) continue;
          const { lines, total, range } = estimate;
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(range.low).toBeLessThanOrEqual(total);
          expect(range.high).toBeGreaterThanOrEqual(total);
        }
      }),
      { numRuns: TRIES_EVERY_CASE ? 1000 : 200 },
    );
  });
});
