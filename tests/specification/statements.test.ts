import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NIGHTLY } from '../../tools/run/steps/tiers.mjs';
import { PAGE, specificationPage } from './page.ts';
import { checked, readParts, STEP } from './statements.ts';
import { TestFinder } from './test-titles.ts';

/** Statements of the specification, split at full stops, semicolons, bullets and table rows; 7 say nothing to check. */
const STATEMENTS = 243;
const CHECKED = 236;

const parts = readParts();
const statements = parts.flatMap(({ statements }) => statements);

test(`all ${STATEMENTS} statements are there, numbered in their order, ${CHECKED} of them to check`, () => {
  const numbers = parts.flatMap(({ part, statements }) =>
    statements.map((_, place) => `${part}.${place + 1}`),
  );
  expect(statements.map(({ id }) => id)).toEqual(numbers);
  expect(statements).toHaveLength(STATEMENTS);
  expect(parts.flatMap(checked)).toHaveLength(CHECKED);
});

test('every statement names the tests that hold it, or else why there are none', () => {
  const invalid = statements.filter(
    ({ tests, reason, silent }) => [tests.length > 0, reason, silent].filter(Boolean).length !== 1,
  );
  expect(invalid.map(({ id, says }) => `${id} ${says}`)).toEqual([]);
});

test('every test that a statement names exists and runs in CI', () => {
  const finder = new TestFinder();
  const errors = statements.flatMap(({ id, tests }) =>
    tests.flatMap((reference) => {
      const isOfTheNight = NIGHTLY.some((file) => reference.startsWith(`${file}${STEP}`));
      const error = isOfTheNight ? `CI leaves "${reference}" to the night` : finder.error(reference);
      return error === undefined ? [] : [`${id}: ${error}`];
    }),
  );
  expect(errors).toEqual([]);
});

test(`${PAGE} is what npm run docs makes of the statements`, () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(specificationPage(parts));
});
