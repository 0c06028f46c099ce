import { describe, expect, test } from 'vitest';
import { attemptsWithin, retryWait } from './retry-policy.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const EVEN = 0.5;

describe('retryWait', () => {
  test('doubles from 30 seconds up to 4 hours', () => {
    const waits = [1, 2, 3, 10, 11, 30].map((attempts) => retryWait(attempts, EVEN));
    expect(waits).toEqual([30, 60, 120, 14_400, 14_400, 14_400].map((seconds) => seconds * SECOND));
  });

  test('spreads by a quarter to both sides', () => {
    expect(retryWait(1, 0)).toBe(22.5 * SECOND);
    expect(retryWait(1, 1)).toBe(37.5 * SECOND);
  });

  test('gives up after five days of trying, whatever the clock says', () => {
    let passed = 0;
    for (let attempts = 1; ; attempts += 1) {
      const wait = retryWait(attempts, EVEN);
      if (wait === undefined) break;
      passed += wait;
    }
    expect(passed).toBeGreaterThan(4.8 * DAY);
    expect(passed).toBeLessThanOrEqual(5 * DAY);
  });
});

test('five attempts are made in a quarter of an hour', () => {
  expect(attemptsWithin(15 * MINUTE)).toBe(5);
});
