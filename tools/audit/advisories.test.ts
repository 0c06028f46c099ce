import { expect, test } from 'vitest';
import { judge, readAdvisories } from './advisories.mjs';

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

test('a known fault counts, unless it is excepted for now', () => {
  const advisories = readAdvisories(REPORT) ?? [];
  expect(judge(advisories, [], NOW).faults).toEqual(['high: lorry: Loses its load (GHSA-1)']);
  expect(judge(advisories, exception('2026-12-31'), NOW)).toEqual({
    faults: [],
    excepted: [expect.stringContaining('GHSA-1')],
  });
  expect(judge(advisories, exception('2026-11-01'), NOW).faults).toHaveLength(1);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","method":"POST"}'])(
  'no answer is not a clean one: %s',
  (output) => {
    expect(readAdvisories(output)).toBeUndefined();
  },
);

test('an answer without faults is clean', () => {
  expect(readAdvisories('npm warn\n{"vulnerabilities":{}}')).toEqual([]);
});
