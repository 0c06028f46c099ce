import { expect, test } from 'vitest';
import { localPath } from './locale.ts';

test.each([
  ['/', '/fr'],
  ['/?a=b', '/fr?a=b'],
  ['/#contact', '/fr#contact'],
  ['/about?a=b', '/fr/about?a=b'],
])('%s is %s in another language, and itself in the default one', (path, local) => {
  expect(localPath(path, { prefix: '/fr' })).toBe(local);
  expect(localPath(path, { prefix: '' })).toBe(path);
});
