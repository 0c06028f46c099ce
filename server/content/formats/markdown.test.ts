import { type Mark, validateRichTextDocument } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { words } from '#domain/entries/rich-text/document.ts';
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
| --- | --- |
| 30 t | **rice**<br>sugar |

---

Write to sales@example.com.
`;

test.each([
  ['a table without its second line', '| a | b |\n| c | d |\n| e | f |'],
  ['bullets', '• one\n• two\n• three'],
  ['HTML in a line', '<b>one</b> and <i>two</i>'],
])('reports %s once, not for each line or sign', (_what, markdown) => {
  expect(markdownToRichText(markdown).errors).toHaveLength(1);
});

test('yields a document that the content service itself would accept', () => {
  const { document, errors } = markdownToRichText(ALL);
  expect(errors).toEqual([]);
  expect(validateRichTextDocument(document)).toEqual([]);
});

test('makes spaces of soft line breaks and keeps the wanted ones', () => {
  const { document } = markdownToRichText('One\ntwo  \nthree<br/>four\\\nfive, **six**\n**seven**');
  const text = document.content[0]?.content.map((node) => ('value' in node ? node.value : '')).join('');
  expect(text).toBe('One two\nthree\nfour\nfive, six seven');
});

test('marks what Markdown has no signs for', () => {
  const { document, errors } = markdownToRichText('CO<sub>2</sub>, m<sup>**2**</sup> and <u>[this](/a)</u>.');
  expect(errors).toEqual([]);
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

test('makes embedded entries of links without words, and files of pictures', () => {
  const { document, errors } = markdownToRichText('[](/a)\n\nSee [](/b).\n\n- ![A gate](gate.jpg)');
  expect(errors).toEqual([]);
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

test('makes header cells of the first row of a table', () => {
  const { document } = markdownToRichText('| a | b |\n|---|---|\n| c | d |');
  expect(JSON.stringify(document).match(/table(-header)?-cell/g)).toEqual([
    'table-header-cell',
    'table-header-cell',
    'table-cell',
    'table-cell',
  ]);
});

test('keeps the number that a list begins with, and the side of a column', () => {
  const { document, errors } = markdownToRichText('3. a\n4. b\n\n| a | b |\n| --- | --: |\n| c | d |');
  expect(errors).toEqual([]);
  expect(document.content[0]?.data).toEqual({ start: 3 });
  expect(JSON.stringify(document).match(/"align":"right"/g)).toHaveLength(2);
});

test('shows boxes of tasks, addresses that stand apart, and what a backslash says is text', () => {
  const { document, errors } = markdownToRichText('- [ ] open\n- [x] done\n\n[a] 3~5\n\\## b\n\n[a]: /c');
  expect(errors).toEqual([]);
  const [list, line] = document.content;
  expect(list && words(list)).toBe('☐ open☑ done');
  expect(line && words(line)).toBe('a 3~5 ## b');
  expect(JSON.stringify(line)).toContain('"uri":"/c"');
});

test('leaves out notes that authors write to themselves', () => {
  const { document, errors } = markdownToRichText('<!-- to\ndo -->\n\nOne<!-- ask --> two.');
  expect(errors).toEqual([]);
  expect(document.content.map(words)).toEqual(['One two.']);
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
  ['an address that no link names', 'Text.\n\n[b]: https://example.com', 'line 3: nothing refers to [b]'],
  ['two addresses of one name', '[b]\n\n[b]: /a\n[b]: /c', 'line 4: the address of [b] stands twice'],
  ['a footnote', 'Text[^1].\n\n[^1]: The note.', 'line 1: footnotes cannot be shown'],
  ['the title of a link', '[a](/b "words")', "line 1: link 'a': the words in quotes"],
  ['a picture as a link', '[![a](b.png)](/c)', "picture 'b.png': a picture cannot be a link"],
  ['a picture in a heading', '## ![a](b.png)', "picture 'b.png': put it in a paragraph of its own"],
  ['a number that would change', '1. a\n3. b', 'line 2: the number 3 would be shown as 2'],
  ['a cell under no column', '| a |\n|---|\n| b | c |', 'line 3: this row has 2 cells and the head 1'],
  ['an item without words', '- a\n-', 'line 2: this item of the list is empty'],
  ['a tag that ends nothing', 'a</sub>', 'line 1: subscript ends here and does not begin'],
  ['words beside a comment', '<!-- a --> words', 'line 1: HTML'],
  ['a comment without an end', '<!-- a', 'line 1: HTML'],
  ['a no-break space behind ##', 'Text.\n\n##\u00a0Heading', 'line 3: a no-break space stands behind'],
  ['a no-break space behind -', '-\u00a0one\n-\u00a0two', 'line 2: a no-break space stands behind'],
  ['a heading without its space', '##Heading', 'line 1: write a space between ## and the heading'],
  ['a bullet from Word', '•\u00a0one', "line 1: write '- ' in the place of the bullet"],
  ['a table without its second line', '| a | b |\n| c | d |', 'line 1: a table needs a line like'],
  ['a title inside', '# Title', "heading 'Title': begin at ##"],
  ['an unsafe link', '[go](javascript:alert)', "link 'go'"],
  ['a link that depends on the page', '- [go](other-post)', "link 'go'"],
])('reports %s', (_part, markdown, error) => {
  const { errors } = markdownToRichText(markdown);
  expect(errors.join('\n')).toContain(error);
});

test('a text that is read again is as it was, whatever was done with what was read before', () => {
  const text = `${ALL}\n[nothing leads here](/none`;
  const first = markdownToRichText(text);
  const written = JSON.stringify(first);
  first.document.content.length = 0;
  first.errors.push('another');
  expect(JSON.stringify(markdownToRichText(text))).toBe(written);
});
