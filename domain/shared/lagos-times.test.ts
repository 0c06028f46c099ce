import { expect, test } from 'vitest';
import {
  lagosCellTime,
  lagosLongTime,
  lagosShortDay,
  lagosSortedTime,
  lagosTime,
  longDay,
  spokenHour,
  weekdayDate,
} from './dates.ts';

/** 22 November has begun in Lagos, and is still to come in UTC. */
const INSTANT = '2026-11-21T23:05:00Z';

test('times are those of Lagos', () => {
  expect(lagosLongTime(new Date(INSTANT))).toBe('22 November 2026, 12:05 am');
  expect(lagosTime(INSTANT)).toBe('22 Nov 2026, 12:05 am');
  expect(lagosShortDay(INSTANT)).toBe('22 Nov 2026');
  expect(lagosCellTime(INSTANT)).toBe('2026-11-22 00:05');
  expect(lagosSortedTime(INSTANT)).toBe('2026-11-22 00:05 WAT');
});

test('days and hours are written as they are said in Nigeria', () => {
  expect(longDay('2026-12-24')).toBe('24 December 2026');
  expect(weekdayDate('2026-12-24')).toBe('Thursday, 24 December 2026');
  expect([0, 6, 12, 21, 24].map((hour) => spokenHour(hour))).toEqual([
    '12 am',
    '6 am',
    '12 pm',
    '9 pm',
    '12 am',
  ]);
  expect(spokenHour(0, 30)).toBe('12:30 am');
  expect(spokenHour(13, 5)).toBe('1:05 pm');
});
