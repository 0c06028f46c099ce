import { expect, test } from 'vitest';
import { baseLetters, sortKey } from './letters.ts';

test('hooks, dots and tones are dropped where people type without them', () => {
  expect(baseLetters('Ɗaukar ƙaya ɓarawo ƴan')).toBe('daukar kaya barawo yan');
  expect(baseLetters('Ẹ̀kọ́ ṣọ́ọ̀bù')).toBe('eko soobu');
  expect(baseLetters('Ụgbọ ahịa ṅụọ')).toBe('ugbo ahia nuo');
});

test('letters stand where the dictionary of their language has them', () => {
  const sorted = (words: string[]) => words.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(sorted(['ɗaki', 'fara', 'dutse', 'daji', 'ƙasa', 'kwano'])).toEqual([
    'daji',
    'dutse',
    'ɗaki',
    'fara',
    'kwano',
    'ƙasa',
  ]);
  expect(sorted(['ọ̀nà', 'ówó', 'olú', 'pápá', 'ẹrù', 'èwé'])).toEqual([
    'èwé',
    'ẹrù',
    'olú',
    'ówó',
    'ọ̀nà',
    'pápá',
  ]);
});
