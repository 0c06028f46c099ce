import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Feature, SheetData } from 'write-excel-file/node';

/** Spreadsheets take a file without it for one in an old character set. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Digits that a spreadsheet takes for a number, of which it drops the nought in front or shows the first few alone. */
const LOSES_DIGITS = /^(?:0\d+|\d{12,})$/;
/** The library marks no cell that begins with a line break, behind which a spreadsheet may still compute (OWASP, "CSV Injection"). */
const BEGINS_WITH_BREAK = /^\n/;

/**
 * Rows as CSV by RFC 4180, the only place that writes it. A text that a spreadsheet would compute or round is marked by an apostrophe.
 * @param header whether the names of the columns are in the first line
 */
export function csvText<Column extends string>(
  rows: readonly Partial<Record<Column, string | number | null>>[],
  columns: readonly Column[],
  { header }: { header: boolean },
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: 'windows',
    // Its default stops quoting cells with a break once the delimiter of records is set.
    quote_record_delimiter: true,
    // Other separators, for readers that guess which one a file has.
    quoted_match: /[\n\r;\t]/,
    escape_formulas: true,
    cast: { string: (text) => (LOSES_DIGITS.test(text) || BEGINS_WITH_BREAK.test(text) ? `'${text}` : text) },
  });
}

/** A value of a cell: a text, which nothing computes, a number, a day (ISO date), or an instant, shown by the clock of Lagos. */
export type Cell = string | number | null | { day: string } | { instant: string };

/** A column with its heading and its width in letters. */
interface Column {
  title: string;
  width: number;
}

/** The most characters that a cell of Office Open XML may hold. */
const CELL_MAX = 32_767;
/** Of the control characters only these may stand in XML; of a pair of surrogates none alone. */
const BARRED = /[^\P{Cc}\n\t]|\p{Cs}/gu;
const LAGOS_AHEAD_MS = 60 * 60 * 1000;

/**
 * Makes a workbook of one sheet with a filter on each column. Numbers, days and times are such, so that they sort and add up; every
 * text stays one: no spreadsheet program computes it or takes the nought from a telephone number.
 * @returns the bytes of an Office Open XML workbook (.xlsx)
 */
export async function workbook(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const head = columns.map(({ title }) => ({ ...text(title), fontWeight: 'bold' as const }));
  const last = cellName(columns.length, rows.length + 1);
  return writeWorkbook(
    [head, ...rows.map((row) => row.map(cellOf))] as SheetData,
    { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
    { features: [filterOf(`A1:${last}`)] },
  ).toBuffer();
}

/** A filter on the first row, which the library has no option for (ECMA-376, part 1, 18.3.1.2). */
const filterOf = <Content>(cells: string): Feature<Content> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => xml.replace('</sheetData>', `</sheetData><autoFilter ref="${cells}"/>`),
      },
    },
  },
});

const LETTERS = 26;

/** The name of a cell, like `AB12`. @param column from 1 */
function cellName(column: number, row: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % LETTERS));
  const before = Math.floor((column - 1) / LETTERS);
  return `${before > 0 ? String.fromCharCode(64 + before) : ''}${letter}${row}`;
}

const text = (value: string) => ({ type: String, value: value.replace(BARRED, '').slice(0, CELL_MAX) });

function cellOf(cell: Cell) {
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (cell === null || typeof cell === 'string') return text(cell ?? '');
  if ('day' in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd mmm yyyy' };
  const shown = new Date(Date.parse(cell.instant) + LAGOS_AHEAD_MS);
  return { type: Date, value: shown, format: 'dd mmm yyyy hh:mm' };
}

/** Wide enough for the name of a column, in letters. */
const WIDTH = 18;

/**
 * Writes a table into a new file: a workbook where it ends in .xlsx, otherwise CSV.
 * @param widths of columns in letters, where they differ from the usual one
 * @throws the error of the system, `EEXIST` where the file is there already
 */
export async function writeTable<Column extends string>(
  file: string,
  rows: readonly Partial<Record<Column, string | number>>[],
  columns: readonly Column[],
  widths: Partial<Record<Column, number>> = {},
): Promise<void> {
  const isWorkbook = file.toLowerCase().endsWith('.xlsx');
  const content = isWorkbook
    ? await workbook(
        columns.map((title) => ({ title, width: widths[title] ?? WIDTH })),
        rows.map((row) => columns.map((column) => row[column] ?? '')),
      )
    : BYTE_ORDER_MARK + csvText(rows, columns, { header: true });
  await writeFile(file, content, { flag: 'wx' });
}
