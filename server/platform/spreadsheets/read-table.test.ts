import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { readTable } from './read-table.ts';

const COLUMNS = ['item', 'amount'] as const;

async function read(content: string | Uint8Array, name = 'table.csv') {
  const file = join(temporaryDirectory(), name);
  await writeFile(file, content);
  return readTable(file, COLUMNS);
}

const errorOf = (content: string | Uint8Array) =>
  read(content).then(
    () => 'none',
    (error: Error) => error.message,
  );

const SAME = [
  { line: 2, cells: { item: 'Ìkeja', amount: '1,5' } },
  { line: 4, cells: { item: 'two words', amount: '' } },
];
const LINES = ['item;amount', ' Ìkeja ;1,5', ';', 'two words;'];
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['semicolons', LINES.join('\n')],
  ['a mark and breaks of Windows', `\ufeff${LINES.join('\r\n')}\r\n`],
  ['breaks of old Macs', LINES.join('\r')],
  ['tabs', LINES.join('\n').replaceAll(';', '\t')],
  ['bars', LINES.join('\n').replaceAll(';', '|')],
  ['UTF-16 of Windows', Buffer.from(`\ufeff${LINES.join('\r\n')}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(LINES.join('\r\n'), 'utf16le')],
  ['UTF-16 of the other order', utf16be(LINES.join('\r\n'))],
  ['quoted commas', 'item,amount\nÌkeja,"1,5"\n,\n"two words",\n'],
  ['empty last columns', 'item,amount,,\nÌkeja,"1,5",,\n,,,\ntwo words,,,\n'],
  ['a header in other letters and order', 'AMOUNT, Item\n"1,5",Ìkeja\n,\n,two words\n'],
])('reads %s', async (_name, content) => {
  expect(await read(content)).toEqual({ rows: SAME, notes: [] });
});

test('the line that names the separator for Excel is counted and is no header', async () => {
  const { rows } = await read(`sep=;\r\n${LINES.join('\r\n')}`);
  expect(rows).toEqual(SAME.map((row) => ({ ...row, line: row.line + 1 })));
});

test('Windows-1252 is read and said, and columns that nobody reads are named', async () => {
  const { rows, notes } = await read(Buffer.from('item,amount,Driver,Remarks\nÌkéja,5,Musa,-\n', 'latin1'));
  expect(rows).toEqual([{ line: 2, cells: { item: 'Ìkéja', amount: '5' } }]);
  expect(notes).toEqual([
    'Left out, since nothing reads them: Driver, Remarks.',
    expect.stringContaining('Windows-1252'),
  ]);
});

test('a workbook is read as Excel keeps it: days, numbers, texts', async () => {
  const cells = [
    [{ value: 'Amount' }, { value: 'ITEM' }, { value: 'Driver' }],
    [
      { value: 1789.455, type: Number },
      { value: new Date('2026-11-24'), type: Date, format: 'dd/mm/yyyy' },
    ],
    [null, null],
    [{ value: 250, type: Number }, { value: ' Kano ' }, { value: 'Musa' }],
  ];
  const bytes = await writeWorkbook(cells as SheetData).toBuffer();
  // The name does not matter: people rename files.
  expect(await read(new Uint8Array(bytes))).toEqual({
    rows: [
      { line: 2, cells: { amount: '1789.455', item: '2026-11-24' } },
      { line: 4, cells: { amount: '250', item: 'Kano' } },
    ],
    notes: ['Left out, since nothing reads them: Driver.'],
  });
});

test.each([
  ['item,amuont\nfuel,1', 'line 1: the column amount is missing; there is amuont'],
  ['', 'the file is empty'],
  ['\ufeff\r\n', 'the file is empty'],
  ['item,amount,Amount\nfuel,1,2', 'line 1: two columns are called amount: keep one of them'],
  ['item,amount\nfuel', 'line 2: has 1 cells, line 1 has 2'],
  ['item,amount\nfuel,250,000', 'line 2: has more cells than line 1: put a cell that holds the separator'],
  ['item,amount\nIb\ufffdd\ufffdn,1', 'line 2: a letter was lost before (\ufffd): type it again'],
  ['item,amount\n"fuel,1\n', 'a cell begins with a double quote and does not end with one'],
  ['item,amount\ntyre 15",1', 'line 2: a double quote is inside a cell'],
  ['item,amount\n"tyre" 15,1', 'line 2: a double quote is inside a cell'],
])('%j: %s', async (content, says) => {
  expect(await errorOf(content)).toContain(says);
});

test('a file of another kind is named as what it is', async () => {
  expect(await errorOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe(
    'this is a workbook of Excel before 2007: save it as .xlsx',
  );
  expect(await errorOf(Buffer.from('504b0304ffff', 'hex'))).toContain('save it as .xlsx or as CSV UTF-8');
  // The first bytes of a PDF and of a picture.
  for (const bytes of ['255044462d312e370a25e2e3cfd30a000001', '89504e470d0a1a0a0000000d49484452'])
    expect(await errorOf(Buffer.from(bytes, 'hex'))).toContain('save it as .xlsx or as CSV UTF-8');
});
