import { expect, test } from 'vitest';
import { readDay } from './price-query.ts';

test.each([
  ['2026-12-24', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['4.1.2027', '2027-01-04'],
  ['24-12-2026', '2026-12-24'],
  ['2026-02-31', undefined],
  ['31/04/2026', undefined],
  ['12/24/2026', undefined],
  ['0000-00-00', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
