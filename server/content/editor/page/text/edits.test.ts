import { expect, test } from 'vitest';
import { markdownToRichText } from '../../../formats/markdown.ts';
import { insertBlock, toggleMark } from './edits.js';
import { continued, toggleLines } from './lines.js';

type Field = { text: string; start: number; end: number };

/** A text with its selection between bars, or the cursor at one. */
function field(marked: string): Field {
  const start = marked.indexOf('¦');
  const end = marked.lastIndexOf('¦');
  return { text: marked.replaceAll('¦', ''), start, end: end === start ? start : end - 1 };
}

const marked = ({ text, start, end }: Field) =>
  start === end
    ? `${text.slice(0, start)}¦${text.slice(start)}`
    : `${text.slice(0, start)}¦${text.slice(start, end)}¦${text.slice(end)}`;

function accepted(changed: Field | undefined): string {
  if (!changed) return 'as always';
  expect(markdownToRichText(changed.text).errors).toEqual([]);
  return marked(changed);
}

test.each([
  ['the words that are selected', 'a ¦big truck¦ here', 'a **¦big truck¦** here'],
  ['without spaces around them', 'a¦ big ¦truck', 'a **¦big¦** truck'],
  ['the word that the cursor is in', 'a bi¦g truck', 'a **bi¦g** truck'],
  ['new words at the end of one', 'a big¦', 'a big**¦bold words¦**'],
  ['no more behind words that are written', 'A road. **Plan two¦**', 'A road. **Plan two**¦'],
  ['no more behind the space that was typed', 'A **road ¦**now', 'A **road** ¦now'],
  ['no more behind what is italic, too', '***road¦*** now', '***road***¦ now'],
  ['none where no words were written', 'a **¦**', 'a ¦'],
  ['plain again, all of it, from within', 'a **big tr¦uck** now', 'a big tr¦uck now'],
  ['plain again from a part of it', 'a **¦big¦ truck** now', 'a ¦big¦ truck now'],
  ['a new word where there is none', 'a ¦', 'a **¦bold words¦**'],
  ['plain again', 'a **¦big¦** truck', 'a ¦big¦ truck'],
  ['plain again with its stars selected', 'a ¦**big**¦ truck', 'a ¦big¦ truck'],
  ['what is italic', 'a *¦big¦* truck', 'a ***¦big¦*** truck'],
  ['no more, but italic still', 'a ***¦big¦*** truck', 'a *¦big¦* truck'],
  ['what is bold in part', '¦**a** and **b**¦', '**¦a and b¦**'],
  ['each item of a list', '- ¦one\n- two¦', '- **¦one**\n- **two¦**'],
  ['lines of which one is bold', '¦**one**\ntwo¦', '**¦one**\n**two¦**'],
  ['all lines, plain again', '¦**one**\n\n**two**¦', '¦one\n\ntwo¦'],
  [
    'each cell of a table',
    '| ¦A | B |\n| --- | --- |\n| 1 | 2¦ |',
    '| **¦A** | **B** |\n| --- | --- |\n| **1** | **2¦** |',
  ],
])('bold: %s', (_what, before, after) => expect(accepted(toggleMark(field(before), 'bold'))).toBe(after));

test.each([
  ['words', 'a ¦big¦ truck', 'a *¦big¦* truck'],
  ['no more behind words that are written', 'a *road¦* now', 'a *road*¦ now'],
  ['plain again', 'a *¦big¦* truck', 'a ¦big¦ truck'],
  ['what is bold', '**¦big¦**', '***¦big¦***'],
  ['no more, but bold still', '***¦big¦***', '**¦big¦**'],
])('italic: %s', (_what, before, after) => expect(accepted(toggleMark(field(before), 'italic'))).toBe(after));

test.each([
  ['a line', 'heading', 'Why¦ now', '## Why¦ now'],
  ['plain again', 'heading', '## Why¦', 'Why¦'],
  ['another level', 'subheading', '## Why¦', '### Why¦'],
  ['of an item', 'heading', '- Why¦', '## Why¦'],
  ['a new one', 'heading', 'a\n\n¦', 'a\n\n## ¦Heading¦'],
  ['items', 'bullets', '¦one\ntwo¦', '¦- one\n- two¦'],
  ['items of paragraphs, close together', 'numbers', '¦one\n\ntwo¦', '¦1. one\n2. two¦'],
  ['apart from paragraphs', 'bullets', 'a\n¦one¦\nb', 'a\n\n¦- one¦\n\nb'],
  ['numbers for bullets', 'numbers', '¦- one\n- two¦', '¦1. one\n2. two¦'],
  ['plain again, apart from the list', 'bullets', '- one\n- ¦two\n- three', '- one\n\n¦two\n\n- three'],
  ['a further item', 'numbers', '1. one\ntwo¦\n\n2. three', '1. one\n2. two¦\n\n3. three'],
  ['after an empty line', 'numbers', '1. one\n\ntwo¦', '1. one\n\n2. two¦'],
  ['tasks', 'checklist', '¦one\n- two¦', '¦- [ ] one\n- [ ] two¦'],
  ['a quote', 'quote', '¦one\n\ntwo¦', '¦> one\n>\n> two¦'],
  ['no quote', 'quote', '> one¦', 'one¦'],
  ['a new list', 'bullets', '¦', '- ¦First item¦'],
  ['no part of a table', 'bullets', '| A¦ |\n| --- |', 'as always'],
])('lines: %s', (_what, kind, before, after) =>
  expect(accepted(toggleLines(field(before), kind))).toBe(after),
);

test.each([
  ['of an item', '- one¦', '- one\n- ¦'],
  ['within an item', '- one ¦two', '- one\n- ¦two'],
  ['of a number, which counts on', '1. one¦\n2. two', '1. one\n2. ¦\n3. two'],
  ['over the tens', '9. nine¦', '9. nine\n10. ¦'],
  ['of a task', '- [x] one¦', '- [x] one\n- [ ] ¦'],
  ['of an inner item', '- a\n  - b¦', '- a\n  - b\n  - ¦'],
  ['of a quote', '> one¦', '> one\n> ¦'],
  ['of an item without words', '- one\n- ¦', '- one\n\n¦'],
  ['of a quote without words', '> one\n> ¦\nb', '> one\n\n¦\n\nb'],
  ['of a paragraph', 'one¦', 'as always'],
  ['before the mark', '¦- one', 'as always'],
  ['with a selection', '- ¦one¦', 'as always'],
])('Enter at the end %s', (_what, before, after) => {
  const made = continued(field(before));
  expect(made ? marked(made) : 'as always').toBe(after);
});

test('numbers of a list that were all the same are one after another once an item comes', () => {
  expect(accepted(toggleLines(field('1. a\n1. b\nc¦'), 'numbers'))).toBe('1. a\n2. b\n3. c¦');
});

test.each([
  ['below its paragraph', 'a¦ b\nc\n\nd', 'a b\nc\n\n![x](y.jpg)\n\n¦d'],
  ['on an empty line', 'a\n\n¦\n\nd', 'a\n\n![x](y.jpg)\n\n¦d'],
  ['at the end', 'a¦', 'a\n\n![x](y.jpg)\n\n¦'],
  ['in an empty text', '¦', '![x](y.jpg)\n\n¦'],
])('a block is %s', (_what, before, after) =>
  expect(marked(insertBlock(field(before), '![x](y.jpg)'))).toBe(after),
);
