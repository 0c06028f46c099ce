import { beforeAll, expect, test } from 'vitest';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

test.each([
  'weighbridge',
  'VAT',
  'VGM',
  'verified gross mass',
  'CIF',
  'FCL',
  '3PL',
  'shippers',
  'escort',
  "B'Odogwu",
  'B’Odogwu',
  'bodogwu',
  'CRFFN',
  'waybill',
  'WHT',
  'MSS',
])('a search for %s finds something', (query) => {
  expect(content.searchTerms(query).length).toBeGreaterThan(0);
});
