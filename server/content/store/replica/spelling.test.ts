import { expect, test } from 'vitest';
import { corrected } from './spelling.ts';

const KNOWN = new Map([
  ['demurrage', 9],
  ['container', 12],
  ['contained', 1],
  ['apapa', 4],
  ['insurance', 3],
]);

test.each([
  ['demurage', 'demurrage'],
  ['Demurrege at Apapa', 'demurrage at apapa'],
  ['containr', 'container'],
  ['insurrance', 'insurance'],
])('%s is taken for %s', (typed, meant) => {
  expect(corrected(typed, KNOWN)).toBe(meant);
});

test.each(['demurrage', 'demurr', 'apa', 'xyzzyplugh', 'demurage xyzzyplugh', ''])(
  'no other words are offered for %j',
  (typed) => {
    expect(corrected(typed, KNOWN)).toBeUndefined();
  },
);
