import { expect, test, vi } from 'vitest';

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  'times are those of Lagos, whatever zone the machine is in: %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const times = await import('./lagos-times.ts');
    // 22 November has begun in Lagos, and is still to come in UTC.
    const instant = '2026-11-21T23:05:00Z';
    expect(times.lagosLongTime(new Date(instant))).toBe('November 22, 2026 at 00:05');
    expect(times.lagosTime(instant)).toBe('22 Nov 2026, 00:05');
    expect(times.lagosShortDay(instant)).toBe('22 Nov 2026');
    expect(times.lagosCellTime(instant)).toBe('2026-11-22 00:05');
    expect(times.lagosSortedTime(instant)).toBe('2026-11-22 00:05 WAT');
  },
);
