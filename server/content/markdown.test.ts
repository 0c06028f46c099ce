import { validateRichTextDocument } from '@contentful/rich-text-types';
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
  ['a picture', 'Text ![a](b.png)', 'line 1: a picture'],
  ['a reference', '[a][b]\n\n[b]: https://example.com', 'line 1: write the address beside'],
  ['a title inside', '# Title', "heading 'Title': begin at ##"],
  ['an unsafe link', '[go](javascript:alert)', "link 'go'"],
  ['a link that depends on the page', '- [go](other-post)', "link 'go'"],
])('reports %s', async (_part, markdown, fault) => {
  const { faults } = await markdownToRichText(markdown);
  expect(faults.join('\n')).toContain(fault);
});
