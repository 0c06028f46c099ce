import { describe, expect, test } from 'vitest';
import { retryWait } from './retry-policy.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const EVEN = 0.5;

describe('retryWait', () => {
  test('doubles from 30 seconds up to 4 hours', () => {
    const waits = [1, 2, 3, 10, 11, 500].map((attempts) => retryWait(attempts, 0, EVEN));
    expect(waits).toEqual([30, 60, 120, 14_400, 14_400, 14_400].map((seconds) => seconds * SECOND));
  });

  test('spreads by a quarter to both sides', () => {
    expect(retryWait(1, 0, 0)).toBe(22.5 * SECOND);
    expect(retryWait(1, 0, 1)).toBe(37.5 * SECOND);
  });

  test('gives up after five days', () => {
    expect(retryWait(30, 5 * DAY - 1, EVEN)).toBe(14_400 * SECOND);
    expect(retryWait(30, 5 * DAY, EVEN)).toBeUndefined();
  });

  test('does not give up for a leap of the clock, or for days without power', () => {
    expect(retryWait(1, 5000 * DAY, EVEN)).toBe(30 * SECOND);
    expect(retryWait(19, 5 * DAY, EVEN)).toBe(14_400 * SECOND);
  });
});
