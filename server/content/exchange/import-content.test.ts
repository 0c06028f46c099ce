import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { nodesOf, setTargets } from '../entries/link-targets.ts';
import { markdownToRichText } from '../formats/markdown.ts';
import { documentToMarkdown } from './import-content.ts';

const ENTRY = { kind: 'term' as const, href: '/resources/glossary/glossaryD/demurrage', title: 'Demurrage' };
const PICTURE = { url: '/media/gate-0a1b2c3d.jpg', width: 8, height: 6, contentType: 'image/jpeg' as const };

function write(document: Document) {
  const lost: string[] = [];
  const markdown = documentToMarkdown(document, {
    pictureFile: () => 'gate.jpg',
    lost: (what) => lost.push(what),
  });
  return { markdown, lost };
}

/** Every address of an entry that a text names leads to one. */
const entriesIn = (markdown: string) =>
  new Map([
    [ENTRY.href, ENTRY],
    ...[...markdown.matchAll(/\]\((\/resources\/[^)#\s]+)/g)].map(
      ([, href = '']) => [href, { ...ENTRY, href }] as const,
    ),
  ]);

async function read(markdown: string): Promise<Document> {
  const { document, errors } = markdownToRichText(markdown);
  expect(errors).toEqual([]);
  setTargets(
    [{ file: 'a.md', document }],
    { entries: entriesIn(markdown), pictures: new Map([['gate.jpg', PICTURE]]) },
    [],
  );
  return document;
}

interface Part {
  nodeType: string;
  value?: string;
  marks?: { type: string }[];
  content?: Part[];
  data: object;
}

/** Texts of the same marks side by side are one text; the order of marks means nothing. */
function plain(part: Part): unknown {
  if (part.nodeType === 'text')
    return [
      part.value,
      (part.marks ?? [])
        .map(({ type }) => type)
        .sort()
        .join(),
    ];
  const content: unknown[] = [];
  for (const next of (part.content ?? []).map(plain)) {
    const last = content.at(-1);
    if (Array.isArray(last) && Array.isArray(next) && last[1] === next[1]) last[0] += next[0];
    else content.push(next);
  }
  return { nodeType: part.nodeType, data: part.data, content };
}

const same = (document: Document) => plain(document as unknown as Part);

test('what the site itself writes comes back as it was', async () => {
  const root = TRIES_EVERY_CASE ? join(import.meta.dirname, '../../../content') : inject('fewEntries');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(blog|guides|glossary|questions)\/.*[^f]\.md$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const body = readFileSync(join(root, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
    const document = await read(body);
    const { markdown, lost } = write(document);
    expect(lost).toEqual([]);
    expect(same(await read(markdown)), file).toEqual(same(document));
  }
});

const mark = fc.constantFrom(...Object.values(MARKS));
/** Words as people write them, with signs that mean something in Markdown, and spaces between. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'ọ',
        'x2',
        '1.',
        '2)',
        '-',
        '+',
        '#',
        '>',
        '=',
        '*',
        '_',
        '**',
        '~~',
        '`',
        '``',
        '[',
        ']',
        '(b)',
        '!',
        '|',
      ),
      fc.constantFrom(
        '\\',
        '&amp;',
        '&',
        '<b>',
        '<br>',
        '---',
        '***',
        '[a](b)',
        '![',
        'a_b_c',
        '₦5',
        '.',
        ',',
        '"',
        ':',
      ),
      fc.string({ maxLength: 4, unit: 'grapheme-ascii' }).map((text) => text.replace(/[@\s]|\/\//g, '')),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((gap) => parts.join(gap).trim()))
  .filter((text) => text !== '' && !/www\.|:\/\//i.test(text));
/** In code inside a table, a bar after a backslash has no spelling. */
const spelled = (value: string, marks: string[]) =>
  marks.includes(MARKS.CODE) ? value.replaceAll('\\', '/') : value;
const text = fc.tuple(words, fc.uniqueArray(mark, { maxLength: 3 })).map(([value, marks]) => ({
  nodeType: 'text',
  value: spelled(value, marks),
  marks: marks.map((type) => ({ type })),
  data: {},
}));
const gap = fc
  .constantFrom(' ', ', ', '', '\n')
  .map((value) => ({ nodeType: 'text', value, marks: [], data: {} }));
const hyperlink = fc
  .tuple(
    fc.array(text, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('/a', '#b', 'https://e.com/(x)_y?a=1&b=*'),
  )
  .map(([content, uri]) => ({ nodeType: INLINES.HYPERLINK, data: { uri }, content }));
const inline = fc
  .array(fc.tuple(fc.oneof(text, hyperlink), gap), { minLength: 1, maxLength: 4 })
  .map((pairs) => [...pairs.flat().slice(0, -1)])
  .map((parts) => parts.filter((part) => !('value' in part) || part.value !== ''));
const node =
  (nodeType: string, data: object = {}) =>
  (content: unknown[]) => ({ nodeType, data, content });
const paragraph = inline.map(node(BLOCKS.PARAGRAPH));
const heading = fc
  .tuple(fc.constantFrom(BLOCKS.HEADING_2, BLOCKS.HEADING_4, BLOCKS.HEADING_6), inline)
  .map(([type, content]) => node(type)(content));
const entry = fc.constant(node(BLOCKS.EMBEDDED_ENTRY, { target: ENTRY })([]));
const picture = fc.constant(
  node(BLOCKS.EMBEDDED_ASSET, { target: { kind: 'asset', title: 'A gate', alt: 'A gate', ...PICTURE } })([]),
);
const rule = fc.constant(node(BLOCKS.HR)([]));
const quote = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map(node(BLOCKS.QUOTE));
const cell = (type: string) => paragraph.map((inner) => node(type)([inner]));
const row = (type: string) =>
  fc.array(cell(type), { minLength: 2, maxLength: 2 }).map(node(BLOCKS.TABLE_ROW));
const table = fc
  .tuple(row(BLOCKS.TABLE_HEADER_CELL), fc.array(row(BLOCKS.TABLE_CELL), { minLength: 1, maxLength: 2 }))
  .map(([head, rows]) => node(BLOCKS.TABLE)([head, ...rows]));
const { list } = fc.letrec((tie) => ({
  item: fc
    .tuple(
      paragraph,
      fc.array(fc.oneof({ maxDepth: 2 }, paragraph, quote, picture, entry, rule, tie('list')), {
        maxLength: 2,
      }),
    )
    .map(([first, rest]) => node(BLOCKS.LIST_ITEM)([first, ...rest])),
  list: fc
    .tuple(
      fc.constantFrom(BLOCKS.UL_LIST, BLOCKS.OL_LIST),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, items]) => node(type)(items)),
}));
const documentOf = (...content: unknown[]) => node(BLOCKS.DOCUMENT)(content) as unknown as Document;
const block = fc.oneof(paragraph, heading, entry, picture, rule, quote, table, list);
const anyDocument = fc.array(block, { minLength: 1, maxLength: 5 }).map((content) => documentOf(...content));

const said = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
/** Texts that once did not come back. */
const HARD = [
  documentOf(...['#', '##', 'a #', '\\#'].map((words) => node(BLOCKS.HEADING_2)([said(words)]))),
  documentOf(node(BLOCKS.PARAGRAPH)([node(INLINES.HYPERLINK, { uri: '/a' })([said('a]: b', MARKS.CODE)])])),
  documentOf(
    node(BLOCKS.PARAGRAPH)([
      said('\\₦'),
      said('!', MARKS.BOLD),
      said('₦5 🚚'),
      said('Haulage', MARKS.BOLD),
      said('🚚'),
    ]),
  ),
  documentOf(
    node(BLOCKS.TABLE)([
      node(BLOCKS.TABLE_ROW)([
        node(BLOCKS.TABLE_HEADER_CELL)([node(BLOCKS.PARAGRAPH)([said(' a ')])]),
        node(BLOCKS.TABLE_HEADER_CELL)([node(BLOCKS.PARAGRAPH)([said('b')])]),
      ]),
    ]),
  ),
  documentOf(
    node(BLOCKS.UL_LIST)([node(BLOCKS.LIST_ITEM)([node(BLOCKS.PARAGRAPH)([said('a')])])]),
    node(BLOCKS.UL_LIST)([node(BLOCKS.LIST_ITEM)([node(BLOCKS.HR)([])])]),
  ),
];

test('any document comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const { markdown, lost } = write(document);
      expect(lost).toEqual([]);
      expect(same(await read(markdown)), markdown).toEqual(same(document));
    }),
    { numRuns: TRIES_EVERY_CASE ? 300 : 100, examples: HARD.map((document) => [document]) },
  );
});

test('what Markdown cannot hold is reported, and its words stay', () => {
  const lone = (type: string, ...content: unknown[]) => node(type)(content);
  const { markdown, lost } = write(
    documentOf(
      lone(BLOCKS.HEADING_1, said('Title')),
      lone(
        BLOCKS.TABLE,
        lone(BLOCKS.TABLE_ROW, lone(BLOCKS.TABLE_CELL, lone(BLOCKS.PARAGRAPH, said('cell')))),
      ),
      lone(BLOCKS.PARAGRAPH, { nodeType: INLINES.ENTRY_HYPERLINK, data: {}, content: [said('gone')] }),
      lone(BLOCKS.EMBEDDED_ENTRY),
    ),
  );
  expect(markdown).toBe('## Title\n\n| cell |\n| --- |\n\ngone\n');
  expect(lost).toHaveLength(4);
  expect([...nodesOf(documentOf())]).toEqual([]);
});
