import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  cacheControl,
  NO_STORE,
  REVALIDATE,
  SHARED_PAGE,
  surrogateKeys,
} from '#server/http/hooks/caching.ts';
import { CONTENT_CHANNEL } from '#server/platform/database/pubsub.ts';

const text = readFileSync('docs/scaling.md', 'utf8');

test('docs/scaling.md quotes the headers that are sent', () => {
  const headers = [SHARED_PAGE, REVALIDATE, NO_STORE, cacheControl('/_astro/a.css', '')];
  for (const header of headers) expect(text).toContain(`| \`${header}\` |`);
  expect(text).toContain(`\`${surrogateKeys('/resources/blog/a-post')}\``);
  expect(text).toContain(`\`LISTEN ${CONTENT_CHANNEL}\``);
});

test('docs/scaling.md leads to files that exist', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
  const files = links.filter((path) => !path.startsWith('https://'));
  expect(files.filter((path) => !existsSync(`docs/${path}`))).toEqual([]);
});
