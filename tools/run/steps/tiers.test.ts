import { expect, test } from 'vitest';
import { isSet } from './tiers.mjs';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['0', false],
  ['true', true],
  ['1', true],
])('with CI=%s, `npm test` runs everything: %s', (value, isWhole) => {
  expect(isSet(value)).toBe(isWhole);
});
