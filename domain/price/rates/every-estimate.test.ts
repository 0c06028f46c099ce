import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { type RateCard, sum } from './card.ts';
import { estimate, MOST_NAIRA, type Priced } from './estimate.ts';
import { askedCards } from './testing.ts';

const RUNS = { numRuns: TRIES_EVERY_CASE ? 10_000 : 1500, seed: 20_261_124 };

/** Lists the promises of the site that an estimate breaks. */
function broken({ lines, total, range, changes, ...rest }: Priced, card: RateCard): string[] {
  const exact = { low: total * (100 - card.spread.low), high: total * (100 + card.spread.high) };
  const rules: [string, boolean][] = [
    ['lines add up', sum(lines) === total],
    ['amounts', lines.every(({ quantity, unitPrice, amount }) => quantity * unitPrice === amount)],
    ['whole naira', [...lines, ...changes].every(({ amount }) => Number.isSafeInteger(amount))],
    ['above zero', total > 0 || card.diesel.share === 100],
    ['limit', total <= MOST_NAIRA],
    ['range holds it', range.low <= total && total <= range.high && range.low >= 0],
    ['steps', range.low % card.roundTo === 0 && range.high % card.roundTo === 0],
    ['spread', range.low * 100 <= exact.low && range.high * 100 >= exact.high],
    ['no wider than a step', exact.low - range.low * 100 < card.roundTo * 100],
    ['no wider than a step above', range.high * 100 - exact.high < card.roundTo * 100],
    ['version', rest.version === card.version && rest.sample === card.sample],
    ['quantities', lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0)],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

test('random loads on random cards: lines add up, the range holds the total, no naira is lost', () => {
  const answers = new Map<string, number>();
  fc.assert(
    fc.property(askedCards, ({ card, question }) => {
      const answer = estimate(card, question);
      const kind = answer.priced ? 'priced' : answer.reason;
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (answer.priced) expect(broken(answer, card)).toEqual([]);
    }),
    RUNS,
  );
  // Every answer that a card can give was among them.
  expect([...answers.keys()].sort()).toEqual([
    'beyond-card',
    'expired',
    'extra-not-on-card',
    'implausible',
    'no-distance',
    'no-trucks',
    'not-yet-valid',
    'priced',
    'size-not-on-card',
    'too-much',
  ]);
  expect(answers.get('priced')).toBeGreaterThan(RUNS.numRuns / 5);
});

test('a longer road, another truck or one more extra never costs less', () => {
  let compared = 0;
  fc.assert(
    fc.property(askedCards, fc.double({ min: 0, max: 500, noNaN: true }), ({ card, question }, more) => {
      const price = (other: object) => {
        const answer = estimate(card, { ...question, ...other });
        return answer.priced ? answer.total : undefined;
      };
      const total = price({});
      if (total === undefined) return;
      const { km = 0, trucks, extras = {} } = question;
      const larger = [
        { km: km + more },
        { trucks: trucks.map(({ size, count }) => ({ size, count: count + 1 })) },
        { extras: { ...extras, waitingDays: (extras.waitingDays ?? 0) + 1 } },
        { extras: { ...extras, loading: true, freightOnDelivery: true } },
      ].flatMap((other) => price(other) ?? []);
      compared += larger.length;
      for (const other of larger) expect(other).toBeGreaterThanOrEqual(total);
    }),
    RUNS,
  );
  expect(compared).toBeGreaterThan(RUNS.numRuns / 10);
});
