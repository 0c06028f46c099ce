import { expect, test } from 'vitest';
import { postFilter, postsPath } from './blog.ts';

test.each([
  ['', {}],
  ['search=&tag=&page=', {}],
  ['search=+axle+&tag=ports&page=2', { search: 'axle', tag: 'ports', page: 2 }],
  ['page=0', {}],
  ['page=-3', {}],
  ['page=many', {}],
  ['page=2.5', { page: 2 }],
])('the query "%s" asks for %j', (query, filter) => {
  expect(postFilter(new URLSearchParams(query))).toEqual(filter);
});

test('an address says only what narrows the list, and is read back as it was written', () => {
  expect(postsPath()).toBe('/resources/blog');
  expect(postsPath({ page: 1 })).toBe('/resources/blog');
  const filter = { search: 'Form M & "PAAR" 100%', tag: 'cold-chain', page: 3 };
  expect(postFilter(new URL(postsPath(filter), 'https://example.com').searchParams)).toEqual(filter);
});
