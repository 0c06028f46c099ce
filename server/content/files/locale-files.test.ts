import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import type { Files } from '../formats/errors.ts';
import { filesIn } from './locale-files.ts';

const FRENCH = { tag: 'fr', openGraph: 'fr_FR', prefix: '/fr' };
const ALL: Files = new Map([
  ['blog/one.md', 'One'],
  ['blog/two.md', 'Two'],
  ['locales/fr/blog/one.md', 'Un'],
  ['locales/fr/blog/trois.md', 'Trois'],
  ['locales/fr/pages/home.yaml', 'hero: { lead: Des camions }\nlist: [ un ]\nlater:\n'],
  ['locales/ha/blog/one.md', 'Daya'],
  [
    'pages/home.yaml',
    'hero: { lead: Trucks, slogan: !unconfirmed Signed }\nlist: [ one, two ]\nlater: Later\n',
  ],
]);

test('the default language has its own files alone', () => {
  expect([...filesIn(DEFAULT_LOCALE, ALL).keys()]).toEqual(['blog/one.md', 'blog/two.md', 'pages/home.yaml']);
});

test('in another one, texts stand for those of the default, which stay where there are none', () => {
  const files = filesIn(FRENCH, ALL);
  expect([...files].filter(([path]) => path.startsWith('blog/'))).toEqual([
    ['blog/one.md', 'Un'],
    ['blog/trois.md', 'Trois'],
    ['blog/two.md', 'Two'],
  ]);
});

test('copy falls back key by key, and a list is written as a whole', () => {
  expect(filesIn(FRENCH, ALL).get('pages/home.yaml')).toBe(
    'hero:\n  lead: Des camions\n  slogan: Signed\nlist:\n  - un\nlater: Later\n',
  );
});

test('a file that cannot be read is handed on, so that its error is reported', () => {
  const broken = new Map([...ALL, ['locales/fr/pages/home.yaml', 'hero: [']] as const);
  expect(filesIn(FRENCH, broken).get('pages/home.yaml')).toBe('hero: [');
});
