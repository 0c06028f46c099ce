import { expect, test } from 'vitest';
import { readVisit } from './page-cache-keys.ts';

test.each([
  ['/about', '/about', true],
  ['/about?utm_source=x', '/about', true],
  ['/about?__proto__=1&constructor=2', '/about', true],
  ['/resources/blog?tag=ports&utm_source=x', '/resources/blog?tag=ports', true],
  ['/resources/blog?tag=ports&page=2', '/resources/blog?page=2&tag=ports', true],
  ['/resources/blog?page=2&tag=ports', '/resources/blog?page=2&tag=ports', true],
  ['/resources/blog?search=lorry', '/resources/blog?search=lorry', false],
  [`/resources/blog?tag=${'x'.repeat(61)}`, `/resources/blog?tag=${'x'.repeat(61)}`, false],
  ['/resources/authors/ada?page=2&tag=ports', '/resources/authors/ada?page=2', true],
  ['/newsletter/confirm?token=abc', '/newsletter/confirm?token=abc', false],
  ['/products/haulage?weight=30', '/products/haulage?weight=30', false],
  ['/products/haulage?weight=&x=', '/products/haulage?weight=', false],
  ['/resources/blog?tag=&page=', '/resources/blog', true],
])('a visit to %s is rendered as %s, shared: %s', (asked, target, shared) => {
  expect(readVisit(asked)).toEqual({ target, shared });
});

test('a visit in another language reads what its page reads in the default one', () => {
  expect(readVisit('/fr/resources/blog?tag=ports&x=', '/fr')).toEqual({
    target: '/fr/resources/blog?tag=ports',
    shared: true,
  });
  expect(readVisit('/fr?utm_source=x', '/fr')).toEqual({ target: '/fr', shared: true });
});
