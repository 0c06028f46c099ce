import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

const SATURDAY = '2026-11-28';

test.each([
  ['2026-12-24', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['4.1.2027', '2027-01-04'],
  ['24-12-2026', '2026-12-24'],
  ['24/12/26', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['3/1', '2027-01-03'],
  ['5th December', '2026-12-05'],
  ['Dec 5', '2026-12-05'],
  ['the 15th', '2026-12-15'],
  ['the 29th', '2026-11-29'],
  ['today', '2026-11-28'],
  ['Tomorrow', '2026-11-29'],
  ['next tomorrow', '2026-11-30'],
  ['in 3 days', '2026-12-01'],
  ['Monday', '2026-11-30'],
  ['this Friday', '2026-12-04'],
  ['yesterday', '2026-11-27'],
  ['tomoro', '2026-11-29'],
  ['Wenesday', '2026-12-02'],
  ['5 Decemeber', '2026-12-05'],
  ['Mon 7 Dec', '2026-12-07'],
  ['Wednesday, 2/12/2026', '2026-12-02'],
  ['Monday 1 December', undefined],
  ['sundry', undefined],
  ['2026-02-31', undefined],
  ['31/04/2026', undefined],
  ['12/24/2026', undefined],
  ['0000-00-00', undefined],
  ['next Tuesday', undefined],
  ['Saturday', undefined],
  ['soon', undefined],
  ['', undefined],
])('%s is %s', (typed, day) => {
  expect(readDay(typed, SATURDAY)).toBe(day);
});
