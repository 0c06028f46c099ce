import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForWideOnly, SCREENS } from './screens.ts';

test('screens are wide where style sheets say so', () => {
  const [, width] = /--breakpoint-md: (\S+);/.exec(readFileSync('src/ui/styles/tokens.css', 'utf8')) ?? [];
  expect(SCREENS.wide).toBe(`(min-width:${width})`);
  expect(SCREENS.phone).toBe(`(max-width:${Number.parseFloat(width ?? '') - 0.001}rem)`);
});

test.each([
  [SCREENS.wide, true],
  ['(min-width:73.75rem) and (min-height:30rem)', true],
  ['(min-width:48rem) and (max-width:73.749rem)', true],
  [SCREENS.phone, false],
  ['(min-width:30rem)', false],
  ['not all and (min-width:64rem)', false],
  ['(prefers-reduced-motion:reduce)', false],
])('%s is for wide screens only: %s', (query, only) => {
  expect(isForWideOnly(query)).toBe(only);
});
