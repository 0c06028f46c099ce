import { expect, test } from 'vitest';
import { dieselWords, shownDiesel } from './diesel.ts';
import { LASTING_CARD } from './testing.ts';

const WORDS = 'Diesel: {price} a litre on {date}';

test.each([
  [1500, '₦1,500'],
  [1789.45, '₦1,789.45'],
  [1789.05, '₦1,789.05'],
])('a litre at %d has its kobo where it has any', (reference, price) => {
  expect(dieselWords({ reference, on: '2026-11-20' }, WORDS)).toBe(
    `Diesel: ${price} a litre on 20 November 2026`,
  );
});

test('the price of a sample card is shown where samples are', () => {
  const sample = { ...LASTING_CARD, sample: true };
  expect(shownDiesel([sample], true, LASTING_CARD.issued)).toEqual(LASTING_CARD.diesel);
  expect(shownDiesel([sample], false, LASTING_CARD.issued)).toBeUndefined();
  expect(shownDiesel([{ ...LASTING_CARD, sample: false }], false, LASTING_CARD.issued)).toEqual(
    LASTING_CARD.diesel,
  );
});
