import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSet, SLOW } from '../../tools/run/steps/tiers.mjs';
import { FAST_IN_BROWSER, readParts } from '../specification/statements.ts';

const statements = readParts().flatMap((part) => part.statements);

test.each(SLOW)('%s, which only CI runs, is there and holds no statement', (file) => {
  expect(existsSync(file)).toBe(true);
  const held = statements.filter(({ tests }) => tests.some((name) => name.startsWith(`${file} `)));
  expect(held.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['pages/home.spec.ts', 'each word of the headline has its turn', true],
  ['sweep/sweep.spec.ts', '/contact has no error in any window, and stores nothing', true],
  ['pages/home.spec.ts', 'the headline and the logos move only while nobody stops them', false],
])('in the fast tier, Chromium is asked for %s › %s: %s', (file, title, isFast) => {
  // As Playwright names a test: without a project, an empty name stands first.
  const name = ` ${file} ${title}`;
  expect(FAST_IN_BROWSER.some((pattern) => pattern.test(name))).toBe(isFast);
});

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
