import { writeFile } from 'node:fs/promises';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { BYTE_ORDER_MARK, csvText } from './csv-text.ts';

/** Wide enough for the name of a column, in letters. */
const WIDTH = 18;

/**
 * Writes a table into a new file: a workbook where it ends in .xlsx, otherwise CSV.
 * @throws the error of the system, `EEXIST` where the file is there already
 */
export async function writeTable<Column extends string>(
  file: string,
  rows: readonly Partial<Record<Column, string | number>>[],
  columns: readonly Column[],
): Promise<void> {
  const isWorkbook = file.toLowerCase().endsWith('.xlsx');
  const content = isWorkbook
    ? await workbook(rows, columns)
    : BYTE_ORDER_MARK + csvText(rows, columns, { header: true });
  await writeFile(file, content, { flag: 'wx' });
}

function workbook<Column extends string>(
  rows: readonly Partial<Record<Column, string | number>>[],
  columns: readonly Column[],
): Promise<Buffer> {
  const head = columns.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    columns.map((column) => {
      const value = row[column];
      return typeof value === 'number' ? { type: Number, value } : { type: String, value: value ?? '' };
    }),
  );
  return writeWorkbook([head, ...body] as SheetData, {
    columns: columns.map(() => ({ width: WIDTH })),
    stickyRowsCount: 1,
  }).toBuffer();
}
