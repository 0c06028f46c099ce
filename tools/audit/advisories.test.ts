import { expect, test } from 'vitest';
import { readAdvisories, validate } from './advisories.mjs';

const REPORT = JSON.stringify({
  vulnerabilities: {
    lorry: {
      via: [
        { url: 'https://github.com/advisories/GHSA-1', title: 'Loses its load', severity: 'high' },
        'axle',
      ],
    },
  },
});
const NOW = new Date('2026-11-21');
const exception = (until: string) => [{ id: 'GHSA-1', reason: 'not loaded', until }];

test('a known error counts, unless it is excepted for now', () => {
  const advisories = readAdvisories(REPORT) ?? [];
  expect(validate(advisories, [], NOW).errors).toEqual(['high: lorry: Loses its load (GHSA-1)']);
  expect(validate(advisories, exception('2026-12-31'), NOW)).toEqual({
    errors: [],
    excepted: [expect.stringContaining('GHSA-1')],
  });
  expect(validate(advisories, exception('2026-11-01'), NOW).errors).toHaveLength(1);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","method":"POST"}'])(
  'no answer is not a clean one: %s',
  (output) => {
    expect(readAdvisories(output)).toBeUndefined();
  },
);

test('an answer without errors is clean', () => {
  expect(readAdvisories('npm warn\n{"vulnerabilities":{}}')).toEqual([]);
});
