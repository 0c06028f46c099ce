import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerpt, playerAddress, thumbnail, watchId } from './videos.ts';

const url = 'https://www.youtube.com/watch?t=4&v=abc_DEF-123&list=x';

test('picture and player are found by what stands after v=', () => {
  expect(watchId(url)).toBe('abc_DEF-123');
  expect(watchId('https://youtube.com/abc')).toBe('');
  expect(thumbnail({ url })).toBe('https://i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg');
  expect(playerAddress({ url })).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1');
});

test('an excerpt has at most the specified letters, and a short text stays whole', () => {
  expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(EXCERPT_LENGTH)}…`);
  expect(excerpt('Short.')).toBe('Short.');
});
