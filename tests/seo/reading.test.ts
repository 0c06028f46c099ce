import { beforeAll, expect, test } from 'vitest';
import { postPath } from '#domain/entries/blog.ts';
import { guidePath } from '#domain/entries/guides.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { allPosts } from '#src/seo/site-page.ts';
import { readingOf, servicesOf } from '#src/ui/blocks/reading.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

test('each product and solution leads to posts or guides, and each of them leads back', () => {
  const services = content
    .navigation()
    .menus.flatMap(({ items }) => items)
    .filter(({ path }) => /^\/(products|solutions)\//.test(path));
  for (const { path } of services) {
    const readings = readingOf(path, content);
    expect(readings, path).not.toEqual([]);
    for (const { href, title, kind } of readings) {
      const entry = content.article(kind === 'post' ? 'post' : 'guide', href.split('/').pop() ?? '');
      expect(title).toBe(entry?.title);
      expect(servicesOf(href, content).map((service) => service.href)).toContain(path);
    }
  }
});

test('each post and guide leads to a service', () => {
  const entries = [
    ...allPosts(content).map(({ slug }) => postPath(slug)),
    ...content.articles('guide').map(({ slug }) => guidePath(slug)),
  ];
  expect(entries.filter((path) => servicesOf(path, content).length === 0)).toEqual([]);
});

test('pages and entries that name nothing lead nowhere', () => {
  expect(readingOf(PAGE_PATHS.privacy, content)).toEqual([]);
  expect(readingOf('/resources/glossary/glossaryD/demurrage', content)).toEqual([]);
  expect(servicesOf('/resources/blog/no-such-post', content)).toEqual([]);
});
