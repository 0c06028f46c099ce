import { type Mark, validateRichTextDocument } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { markdownToRichText } from './markdown.ts';

const ALL = `A line
wrapped by the editor, with **bold**, *italic*, ~~gone~~, \`code\` and [a link](/products/haulage).

Kept\\
break, and<br>another.

## Heading

- one
- two
  1. inner

> A quote.

| Size | Load |
| --- | --: |
| 30 t | **rice**<br>sugar |

---

Write to sales@example.com.
`;

test('yields a document that the content service itself would accept', async () => {
  const { document, faults } = await markdownToRichText(ALL);
  expect(faults).toEqual([]);
  expect(validateRichTextDocument(document)).toEqual([]);
});

test('makes spaces of soft line breaks and keeps the wanted ones', async () => {
  const { document } = await markdownToRichText('One\ntwo  \nthree<br/>four\\\nfive, **six**\n**seven**');
  const text = document.content[0]?.content.map((node) => ('value' in node ? node.value : '')).join('');
  expect(text).toBe('One two\nthree\nfour\nfive, six seven');
});

test('marks what Markdown has no signs for', async () => {
  const { document, faults } = await markdownToRichText(
    'CO<sub>2</sub>, m<sup>**2**</sup> and <u>[this](/a)</u>.',
  );
  expect(faults).toEqual([]);
  const marked = [...JSON.stringify(document).matchAll(/"value":"([^"]*)","marks":(\[.*?\])/g)];
  expect(
    marked.map(([, value, marks]) => [value, JSON.parse(marks ?? '').map((mark: Mark) => mark.type)]),
  ).toEqual([
    ['CO', []],
    ['2', ['subscript']],
    [', m', []],
    ['2', ['bold', 'superscript']],
    [' and ', []],
    ['this', ['underline']],
    ['.', []],
  ]);
});

test('makes embedded entries of links without words, and files of pictures', async () => {
  const { document, faults } = await markdownToRichText('[](/a)\n\nSee [](/b).\n\n- ![A gate](gate.jpg)');
  expect(faults).toEqual([]);
  expect(document.content.map(({ nodeType }) => nodeType)).toEqual([
    'embedded-entry-block',
    'paragraph',
    'unordered-list',
  ]);
  expect(document.content[0]?.data).toEqual({ path: '/a' });
  expect(document.content[1]?.content[1]).toMatchObject({
    nodeType: 'embedded-entry-inline',
    data: { path: '/b' },
  });
  expect(JSON.stringify(document.content[2])).toContain('{"file":"gate.jpg","alt":"A gate"}');
});

test('makes header cells of the first row of a table', async () => {
  const { document } = await markdownToRichText('| a | b |\n|---|---|\n| c | d |');
  expect(JSON.stringify(document).match(/table(-header)?-cell/g)).toEqual([
    'table-header-cell',
    'table-header-cell',
    'table-cell',
    'table-cell',
  ]);
});

test.each([
  ['code', '```\nx\n```', 'line 1: a block of code'],
  ['HTML', 'Text.\n\n<div>x</div>', 'line 3: HTML'],
  ['HTML around a break', '<div>a<br>b</div>', 'line 1: HTML'],
  ['a picture that says nothing', 'Text.\n\n![](b.png)', "line 3: picture 'b.png': say what it shows"],
  ['a picture in a quote', '> ![a](b.png)', "picture 'b.png': put it in a paragraph of its own"],
  [
    'a link without words to another site',
    '[](https://example.com)',
    'link to https://example.com: write words',
  ],
  ['a mark that does not end', 'H<sub>2O', 'subscript does not end'],
  ['a reference', '[a][b]\n\n[b]: https://example.com', 'line 1: write the address beside'],
  ['a title inside', '# Title', "heading 'Title': begin at ##"],
  ['an unsafe link', '[go](javascript:alert)', "link 'go'"],
  ['a link that depends on the page', '- [go](other-post)', "link 'go'"],
])('reports %s', async (_part, markdown, fault) => {
  const { faults } = await markdownToRichText(markdown);
  expect(faults.join('\n')).toContain(fault);
});
