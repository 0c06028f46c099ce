import { expect, test } from 'vitest';
import { markdownToRichText } from '../../../formats/markdown.ts';
import { pictureAt, pictureText } from './picture-dialog.js';
import { tableAt, tableText } from './tables.js';

/** The parts of a text, which the check accepts. */
function parts(markdown: string) {
  const { document, errors } = markdownToRichText(markdown);
  expect(errors).toEqual([]);
  return document.content;
}

test.each([
  ['a description', { alt: 'Five trucks' }, '![Five trucks](gate.jpg)', { alt: 'Five trucks' }],
  [
    'a caption and who took it',
    { alt: 'Five trucks', caption: 'Apapa, at noon', credit: 'A. Bello' },
    '![Five trucks](gate.jpg "Apapa, at noon | A. Bello")',
    { alt: 'Five trucks', caption: 'Apapa, at noon', credit: 'A. Bello' },
  ],
  [
    'a credit alone',
    { alt: 'Five trucks', credit: 'A. Bello' },
    '![Five trucks](gate.jpg "| A. Bello")',
    { alt: 'Five trucks', credit: 'A. Bello' },
  ],
  [
    'signs of Markdown',
    { alt: 'A [5] *t* truck_s\n<b>', caption: 'Say "now" | \\ here' },
    '![A \\[5\\] \\*t\\* truck\\_s \\<b\\>](gate.jpg "Say \\"now\\" / \\\\ here")',
    { alt: 'A [5] *t* truck_s <b>', caption: 'Say "now" / \\ here' },
  ],
])('a picture with %s says what was written', (_what, words, markdown, data) => {
  const written = pictureText({ file: 'gate.jpg', ...words });
  expect(written).toBe(markdown);
  expect(parts(written)).toMatchObject([
    { nodeType: 'embedded-asset-block', data: { file: 'gate.jpg', ...data } },
  ]);
  const text = `Above\n\n${written}\n`;
  expect(pictureAt({ text, start: 9, end: 9 })).toEqual({
    from: 7,
    to: 7 + written.length,
    file: 'gate.jpg',
    caption: '',
    credit: '',
    ...data,
  });
  expect(pictureAt({ text, start: 2, end: 2 })).toBeUndefined();
});

const TABLE = '| A | B \\| C |\n| :-- | --- |\n| **1** |  |';

test('a table is read and written as it is', () => {
  const text = `a\n\n${TABLE}\n\nb`;
  const found = tableAt({ text, start: text.indexOf('**1'), end: 0 });
  expect(found).toMatchObject({
    rows: [
      ['A', 'B | C'],
      ['**1**', ''],
    ],
    rule: [':--', '---'],
  });
  expect(text.slice(found?.from, found?.to)).toBe(TABLE);
  expect(tableText(found?.rows ?? [], found?.rule)).toBe(TABLE);
  expect(tableAt({ text, start: 0, end: 0 })).toBeUndefined();
});

test('a cell has one line, and rows have as many cells as the head', () => {
  const written = tableText([['A'], ['one\ntwo', '3 | 4']]);
  expect(written).toBe('| A |  |\n| --- | --- |\n| one two | 3 \\| 4 |');
  expect(parts(written)).toMatchObject([{ nodeType: 'table', content: [{}, {}] }]);
});
