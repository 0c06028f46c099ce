import { expect, test } from 'vitest';
import { initialsOf } from './people.ts';

test.each([
  ['Ibrahim Lawal', 'IL'],
  ['Adaeze Ngozi Nwosu', 'AN'],
  ['\u004f\u0323la Ade', '\u1eccA'],
  ['Tolu', 'T'],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
