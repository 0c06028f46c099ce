import { expect, test } from 'vitest';
import { endOfFirstScreen } from './first-screen.ts';

const upTo = (html: string) => html.slice(0, endOfFirstScreen(html));

test.each([
  ['a section', '<main><section><div><h1>Go</h1></div></section>', '<section>more</section></main>'],
  [
    'a block among its likes',
    '<main><p>Not found</p><div><h1>Go</h1><br><img src="a"></div>',
    '<p></p></main>',
  ],
  ['the head of an article', '<main><article><header><h1>Go</h1></header>', '<p>text</p></article></main>'],
  ['a bare heading', '<main><h1>Go</h1>', '<p>text</p></main>'],
  [
    'signs in attributes and code',
    '<main><div class="[&>p]:a"><script>"</div>"</script><h1>Go</h1></div>',
    '</main>',
  ],
  ['drawings', '<main><section><svg><path d="M0"/><g></g></svg><h1>Go</h1></section>', '</main>'],
])('the first screen ends after %s with the heading', (_, first, rest) => {
  const before = '<body><header><div><h2>menu</h2></div></header>';
  expect(upTo(`${before}${first}${rest}<footer></footer>`)).toBe(before + first);
});

test('words of a description are no tags', () => {
  const first = '<head><meta content="<main><h1></h1></main>"></head><main><h1>Go</h1>';
  expect(upTo(`${first}<p>text</p></main>`)).toBe(first);
});

test('a page without a heading in main has no known first screen', () => {
  expect(endOfFirstScreen('<main><p>text</p></main><h1>Late</h1>')).toBeUndefined();
  expect(endOfFirstScreen('')).toBeUndefined();
});
