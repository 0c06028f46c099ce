import { expect, test } from 'vitest';
import { elementsOf } from './first-words.ts';
import { lowerTransforms } from './rules.ts';

const lower = (css: string, html = '<i class="turned moved"></i>') =>
  lowerTransforms(
    css,
    elementsOf(html).map((element) => new Set(element)),
  );

test('each property becomes the function of its name', () => {
  expect(
    lower('.a{rotate:45deg}.b{scale:-1 1}.c{translate:var(--x) var(--y)}.d{transition:rotate .2s}'),
  ).toBe(
    '.a{transform:rotate(45deg)}.b{transform:scale(-1,1)}.c{transform:translate(var(--x),var(--y))}.d{transition:transform .2s}',
  );
  expect(lower('@keyframes k{50%{scale:.7}}')).toBe('@keyframes k{50%{transform:scale(.7)}}');
});

test('two kinds on one element are refused, for one would undo the other', () => {
  const two = '.turned{rotate:1deg}.moved{translate:0 1px}';
  expect(() => lower(two)).toThrow('.turned and .moved');
  expect(lower(two, '<i class="turned"></i><i class="moved"></i>')).toContain('rotate(1deg)');
});
