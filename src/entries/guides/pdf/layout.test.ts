import { BLOCKS, type Block } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { planTable } from './layout.ts';

const node = (nodeType: string, content: unknown[]) => ({ nodeType, data: {}, content });
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const table = (...rows: string[][]) =>
  node(
    BLOCKS.TABLE,
    rows.map((row) =>
      node(
        BLOCKS.TABLE_ROW,
        row.map((cell) => node(BLOCKS.TABLE_CELL, [node(BLOCKS.PARAGRAPH, [text(cell)])])),
      ),
    ),
  ) as Block;

test('a table whose first row waits to be filled in has no heads', () => {
  const { columns, rows } = planTable(table(['Container number', ''], ['Seal number', '']));
  expect(columns.map(({ head }) => head)).toEqual([undefined, undefined]);
  expect(rows).toHaveLength(2);
});

test('a table with heads keeps them apart, also where the first is empty', () => {
  const { columns, rows } = planTable(table(['', 'Offer 1'], ['Rent', '']));
  expect(columns.map(({ head }) => head?.words)).toEqual(['', 'Offer 1']);
  expect(rows).toHaveLength(1);
});

test('columns share the whole width, and one to write in has room', () => {
  const { columns } = planTable(table(['Line', 'Yours'], ['A', ''], ['B', '']));
  expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(columns[1]?.share).toBeGreaterThan(columns[0]?.share ?? 1);
});

test('figures stand flush right, also with a word among them; names and places do not', () => {
  const { columns } = planTable(
    table(
      ['Step', 'Price', 'Way', 'To'],
      ['1', '520,000', '227 + 847 = 1,074 km', 'Kano'],
      ['2', 'none', '60 km', 'Enugu'],
    ),
  );
  expect(columns.map(({ figures }) => figures)).toEqual([false, true, false, false]);
});
