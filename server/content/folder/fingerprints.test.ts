import { expect, test } from 'vitest';
import type { LocalPicture, Pictures } from '../../media/pictures/pictures.ts';
import { pagesFingerprint, readersCode } from './fingerprints.ts';

test('what has read entries is known by all its modules, in whichever folder they are', async () => {
  const names = (await readersCode()).map(([name]) => name);
  for (const module of [
    'entries/link-targets.ts',
    'formats/markdown.ts',
    'folder/snapshot.ts',
    'entries/blog.ts',
  ])
    expect(names).toContain(module);
  expect(names.filter((name) => name.endsWith('.test.ts'))).toEqual([]);
});

test('pages are read again for a picture that they name, and not for one of a post', () => {
  const files = new Map([
    ['people.yaml', 'ada: { photo: { file: Ada.jpg } }'],
    ['blog/gate.md', 'cover: { file: gate.jpg }'],
  ]);
  const picture: LocalPicture = {
    url: '/media/ada-1.jpg',
    width: 800,
    height: 900,
    contentType: 'image/jpeg',
  };
  const of = (pictures: Pictures) => pagesFingerprint(files, pictures);
  const none = of(new Map());
  expect(of(new Map([['gate.jpg', picture]]))).toBe(none);
  const named = of(new Map([['ada.jpg', picture]]));
  expect(named).not.toBe(none);
  expect(of(new Map([['ada.jpg', { ...picture, url: '/media/ada-2.jpg' }]]))).not.toBe(named);
});
