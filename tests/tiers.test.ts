import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLOW, SLOW_IN_BROWSER } from '../scripts/steps/tiers.mjs';
import { readParts } from './specification/statements.ts';

const statements = readParts().flatMap((part) => part.statements);

test.each([...SLOW, ...SLOW_IN_BROWSER])(
  '%s, which only CI runs, is there and holds no statement',
  (file) => {
    expect(existsSync(file)).toBe(true);
    const held = statements.filter(({ tests }) => tests.some((name) => name.startsWith(`${file} `)));
    expect(held.map(({ id }) => id)).toEqual([]);
  },
);

test('CI runs everything, and `npm test` what is quick', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts).toMatchObject({ test: 'node scripts/test.mjs', validate: 'node scripts/test.mjs --all' });
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm run validate$/m);
});
