import { BLOCKS, type Document, type TopLevelBlock } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { words } from './rich-text/document.ts';
import { documentWithTerms, termErrors, withTerms } from './terms-in-text.ts';

const SHOWN = { deposit: '50% before loading', vat: 'Added at 7.5%' };

test.each([
  ['Part is paid first. {deposit}.', 'Part is paid first. 50% before loading.'],
  [
    'Deposit: {deposit}. Your quote has the amount.',
    'Deposit: 50% before loading. Your quote has the amount.',
  ],
  ['{paymentDue}. Your quote has both days.', 'Your quote has both days.'],
  ['The deposit is {deposit}, and the rest {paymentDue}.', ''],
  ['No fact here, and none left out.', 'No fact here, and none left out.'],
  [' {vat}. ', ' Added at 7.5%. '],
])('%s', (text, shown) => {
  expect(withTerms(text, SHOWN)).toBe(shown);
});

const paragraph = (value: string): TopLevelBlock => ({
  nodeType: BLOCKS.PARAGRAPH,
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});
const answer = (...content: TopLevelBlock[]): Document => ({ nodeType: BLOCKS.DOCUMENT, data: {}, content });

test('a paragraph of which nothing is left goes, and so does an item of a list', () => {
  const item = (value: string) => ({ nodeType: BLOCKS.LIST_ITEM, data: {}, content: [paragraph(value)] });
  const list = {
    nodeType: BLOCKS.UL_LIST,
    data: {},
    content: [item('Deposit: {deposit}.'), item('The rest: {paymentDue}.')],
  } as TopLevelBlock;
  const { content } = documentWithTerms(answer(paragraph('{insurer}.'), list, paragraph('Ask.')), SHOWN);
  expect(content.map(words)).toEqual(['Deposit: 50% before loading.', 'Ask.']);
});

test('a name that is no fact is refused, and so is an answer that would be empty without its fact', () => {
  expect(termErrors('{deposits}. Ask.')).toEqual([expect.stringMatching(/^'{deposits}' is no fact/)]);
  expect(termErrors('{deposit}. {vat}.')).toEqual([expect.stringMatching(/^write a sentence without/)]);
  expect(termErrors('{deposit}. The quote has the amount.')).toEqual([]);
});
