import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { FIXED_PATHS, type SitePages, withLiveLinks } from './site-links.ts';

const PAGES = resolve(import.meta.dirname, '../../../src/pages');
const PAGE = /\.(astro|ts)$/;

test('the fixed paths are those of the files of pages', () => {
  const paths = readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && PAGE.test(file.name))
    .map((file) => relative(PAGES, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)_|\[/.test(path))
    .map((path) => `/${path.replace(PAGE, '').replace(/(^|\/)index$/, '')}`);
  expect([...FIXED_PATHS].toSorted()).toEqual(paths.toSorted());
});

const pages: SitePages = {
  has: (path) => ['/about', '/resources/blog/own'].includes(path),
  anchors: (path) => (path === '/resources/blog/own' ? new Set(['part', 'çà']) : undefined),
};

test.each([
  ['/about', '/about'],
  ['/about/?ref=a', '/about/?ref=a'],
  ['/about#anything', '/about#anything'],
  ['/abuot', undefined],
  ['/abuot#part', undefined],
  ['#part', '#part'],
  ['#%C3%A7%C3%A0', '#%C3%A7%C3%A0'],
  ['#', '#'],
  ['#prat', undefined],
  ['/resources/blog/own#part', '/resources/blog/own#part'],
  ['/resources/blog/own#prat', '/resources/blog/own'],
  ['https://example.com/abuot', 'https://example.com/abuot'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
])('a link to %s leads to %s', (uri, expected) => {
  const words = [{ nodeType: 'text' as const, value: 'words', marks: [], data: {} }];
  const document = {
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: [
      {
        nodeType: BLOCKS.PARAGRAPH,
        data: {},
        content: [{ nodeType: INLINES.HYPERLINK, data: { uri }, content: words }],
      },
    ],
  } as Document;
  const [link] = withLiveLinks(document, pages, '/resources/blog/own').content[0]?.content ?? [];
  expect(link).toMatchObject({ data: expected === undefined ? {} : { uri: expected }, content: words });
  expect(link?.data.uri).toBe(expected);
});
