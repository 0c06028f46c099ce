import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForWideOnly, SCREENS } from './screens.ts';

test('screens are wide where style sheets say so', () => {
  const [, width] = /--breakpoint-md: (\S+);/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
  expect(SCREENS).toEqual({ phone: `(width<${width})`, wide: `(width>=${width})` });
});

test.each([
  [SCREENS.wide, true],
  ['(width>=73.75rem) and (height>=30rem)', true],
  ['(48rem<=width<73.75rem)', true],
  [SCREENS.phone, false],
  ['(width>=30rem)', false],
  ['not all and (width>=64rem)', false],
  ['(prefers-reduced-motion:reduce)', false],
])('%s is for wide screens only: %s', (query, only) => {
  expect(isForWideOnly(query)).toBe(only);
});
