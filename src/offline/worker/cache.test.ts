import { expect, test } from 'vitest';
import { fitting } from './cache.ts';

const files = new Map([
  ['a.css', { bytes: 10, names: ['face.woff2'] }],
  ['face.woff2', { bytes: 20, names: [] }],
  ['b.js', { bytes: 5, names: ['chunk.js'] }],
  ['chunk.js', { bytes: 5, names: ['b.js'] }],
  ['stray.svg', { bytes: 1, names: [] }],
]);
const page = (url: string, bytes: number, ...names: string[]) => ({ url, bytes, names });
const chosen = (pages: ReturnType<typeof page>[], room: number) => {
  const { pages: urls, files: names } = fitting(pages, files, room);
  return [[...urls], [...names].sort()];
};

test('a page stays with the files that it names, and with those that these name', () => {
  expect(chosen([page('/new', 10, 'a.css')], 40)).toEqual([['/new'], ['a.css', 'face.woff2']]);
});

test('files that two pages share count once', () => {
  const two = [page('/new', 10, 'a.css'), page('/old', 10, 'a.css', 'b.js')];
  expect(chosen(two, 60)).toEqual([
    ['/new', '/old'],
    ['a.css', 'b.js', 'chunk.js', 'face.woff2'],
  ]);
});

test('from the first page that does not fit, all go with the files that only they name', () => {
  const three = [page('/new', 10, 'a.css'), page('/large', 100, 'b.js'), page('/small', 1)];
  expect(chosen(three, 60)).toEqual([['/new'], ['a.css', 'face.woff2']]);
});

test('without room nothing stays', () => {
  expect(chosen([page('/new', 10)], 0)).toEqual([[], []]);
});
