import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  formatDate,
  lagosCellTime,
  lagosDate,
  lagosDay,
  lagosLongTime,
  lagosShortDay,
  lagosSortedTime,
  lagosTime,
  longDay,
  spokenHour,
  weekdayDate,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Africa/Lagos', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'on a machine in %s',
  (zone) => {
    test.each([
      ['2026-11-12', 'November 12, 2026'],
      ['2026-01-01', 'January 1, 2026'],
      ['2026-11-12T00:10', 'November 12, 2026'],
      ['2026-11-12T00:10+01:00', 'November 12, 2026'],
      ['2026-11-12T23:30:00Z', 'November 13, 2026'],
      ['2026-11-12T23:30:00.000-05:00', 'November 13, 2026'],
    ])('%s is %s', (iso, shown) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(formatDate(iso)).toBe(shown);
      expect(formatDate(lagosDate(iso))).toBe(shown);
    });
  },
);

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
])('at %s it is %s in Lagos', (instant, day) => {
  expect(lagosDay(new Date(instant))).toBe(day);
});

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
