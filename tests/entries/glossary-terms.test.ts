import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { Replica } from '#server/content/store/replica/replica.ts';

let content: FileContent;
beforeAll(async () => {
  content = await openFileContent('content', { replica: Replica.inMemory() });
});
afterAll(() => content.close());

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
