import { expect, test } from 'vitest';
import { CsvFileError, csvRows } from './csv-rows.ts';

const COLUMNS = ['item', 'amount'] as const;
const rows = (csv: string) => csvRows(csv, COLUMNS);

test('cells come without spaces around them, and rows with their line', () => {
  expect(rows('\uFEFFamount , item\n 5 ,  Two words \n\n , \n7,"a, b"\n')).toEqual([
    { line: 2, cells: { item: 'Two words', amount: '5' } },
    { line: 5, cells: { item: 'a, b', amount: '7' } },
  ]);
});

test('semicolons part cells where the first line has one', () => {
  expect(rows('item;amount\nfuel;1,5\n')).toEqual([{ line: 2, cells: { item: 'fuel', amount: '1,5' } }]);
});

test('columns that are missing or unknown are told, and what is no CSV', () => {
  expect(() => rows('item,amuont\nfuel,1\n')).toThrow(
    new CsvFileError([
      'line 1: the column amount is missing',
      'line 1: there is no column amuont; remove it',
    ]),
  );
  expect(() => rows('item,amount\nfuel\n')).toThrow(CsvFileError);
});
