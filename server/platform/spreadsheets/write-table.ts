import { writeFile } from 'node:fs/promises';
import { BYTE_ORDER_MARK, csvText } from './csv-text.ts';
import { workbook } from './workbook.ts';

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
    ? await workbook(
        columns.map((title) => ({ title, width: WIDTH })),
        rows.map((row) => columns.map((column) => row[column] ?? '')),
      )
    : BYTE_ORDER_MARK + csvText(rows, columns, { header: true });
  await writeFile(file, content, { flag: 'wx' });
}
