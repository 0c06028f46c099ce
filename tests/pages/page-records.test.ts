import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAQ_LISTS } from '#domain/pages/page-records.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { copyOf } from '../support/browser/copy.ts';

test.each(Object.values(PAGE_PATHS))('the page %s has a route', (path) => {
  const route = `src/pages${path.replace(/\/$/, '')}`;
  const files = [`${route}.astro`, `${route}/index.astro`];
  expect(files.filter(existsSync), `add one of ${files.join(', ')}`).toHaveLength(1);
});

test('content/faq.yaml has every list of questions that a page shows', () => {
  expect(Object.keys(copyOf('faq').lists)).toEqual(expect.arrayContaining([...FAQ_LISTS]));
});
