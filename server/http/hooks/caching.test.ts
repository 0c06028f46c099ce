import { expect, test } from 'vitest';
import { SHARED_PAGE, sharedUntil } from './caching.ts';

test.each([
  [Number.POSITIVE_INFINITY, SHARED_PAGE],
  [90_000, SHARED_PAGE],
  [89_999, 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
  [12_900, 'public, max-age=0, s-maxage=12, stale-if-error=86400'],
  [-5000, 'public, max-age=0, s-maxage=0, stale-if-error=86400'],
])('%d ms before an entry appears, no CDN keeps a page beyond that moment', (ms, header) => {
  expect(sharedUntil(ms)).toBe(header);
});
