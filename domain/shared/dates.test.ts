import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, lagosDate, lagosDay } from './dates.ts';

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
