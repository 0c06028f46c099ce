import { expect, test } from 'vitest';
import { lagosCellTime, lagosLongTime, lagosShortDay, lagosSortedTime, lagosTime } from './dates.ts';

/** 22 November has begun in Lagos, and is still to come in UTC. */
const INSTANT = '2026-11-21T23:05:00Z';

test('times are those of Lagos', () => {
  expect(lagosLongTime(new Date(INSTANT))).toBe('November 22, 2026 at 00:05');
  expect(lagosTime(INSTANT)).toBe('22 Nov 2026, 00:05');
  expect(lagosShortDay(INSTANT)).toBe('22 Nov 2026');
  expect(lagosCellTime(INSTANT)).toBe('2026-11-22 00:05');
  expect(lagosSortedTime(INSTANT)).toBe('2026-11-22 00:05 WAT');
});
