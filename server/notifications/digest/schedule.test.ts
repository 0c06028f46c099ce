import { expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { digestOf, slotsDue } from './schedule.ts';

/** The time of a day in Lagos, an hour ahead of UTC. */
const lagos = (day: string, time: string) => Date.parse(`${day}T${time}:00+01:00`);
const due = (given: Record<string, string>, now: number) => {
  const { digest } = parseConfig({ SALES_EMAIL: 'desk@example.com', ...given });
  return digest ? slotsDue(digest, now).map(({ id, plan }) => `${id} ${plan.to.join('+')}`) : 'off';
};

test('every day at seven in Lagos, and on Mondays the week besides', () => {
  expect(due({}, lagos('2026-11-25', '06:59'))).toEqual([]);
  expect(due({}, lagos('2026-11-25', '07:00'))).toEqual(['daily-2026-11-25 desk@example.com']);
  expect(due({}, lagos('2026-11-23', '23:59'))).toEqual([
    'daily-2026-11-23 desk@example.com',
    'weekly-2026-11-23 desk@example.com',
  ]);
});

test('at another time, on other days, to others', () => {
  const given = {
    DIGEST_DAILY: 'a@example.com, b@example.com Mon, wed,fri 17:30',
    DIGEST_WEEKLY: 'fri boss@example.com 18:30',
  };
  expect(due(given, lagos('2026-11-24', '18:00'))).toEqual([]);
  expect(due(given, lagos('2026-11-25', '17:29'))).toEqual([]);
  expect(due(given, lagos('2026-11-25', '17:30'))).toEqual(['daily-2026-11-25 a@example.com+b@example.com']);
  expect(due(given, lagos('2026-11-27', '18:00'))).toEqual(['daily-2026-11-27 a@example.com+b@example.com']);
  expect(due(given, lagos('2026-11-27', '18:30'))).toContain('weekly-2026-11-27 boss@example.com');
  const earlier = {
    DIGEST_TIME: '17:30',
    DIGEST_DAYS: 'Mon, wed,fri',
    DIGEST_EMAIL: 'a@example.com, b@example.com',
    DIGEST_WEEKLY_DAY: 'fri',
    DIGEST_WEEKLY_EMAIL: 'boss@example.com',
  };
  expect(due(earlier, lagos('2026-11-27', '18:30'))).toEqual(due(given, lagos('2026-11-27', '18:30')));
});

test('off without an address of the desk, and when every day is off', () => {
  expect(digestOf({}).digest).toBeUndefined();
  expect(due({ DIGEST_DAILY: 'off', DIGEST_WEEKLY: 'off' }, lagos('2026-11-23', '12:00'))).toBe('off');
  expect(due({ DIGEST_DAILY: 'off' }, lagos('2026-11-23', '12:00'))).toEqual([
    'weekly-2026-11-23 desk@example.com',
  ]);
});

test.each([
  { DIGEST_DAILY: 'monday' },
  { DIGEST_DAILY: 'desk@example.com 7:00' },
  { DIGEST_DAILY: '07:00 08:00' },
  { DIGEST_WEEKLY: 'off 07:00' },
  { DIGEST_TIME: '7:00' },
  { DIGEST_TIME: '24:00' },
  { DIGEST_DAYS: 'monday' },
  { DIGEST_DAYS: 'mon,,tue' },
  { DIGEST_EMAIL: 'desk' },
  { DIGEST_WEEKLY_DAY: '1' },
])('a malformed value is named: %o', (given) => {
  expect(() => parseConfig({ ...given })).toThrow(Object.keys(given)[0] ?? '');
});
