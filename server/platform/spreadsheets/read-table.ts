import { readFile } from 'node:fs/promises';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { csvLines, decoded } from './read-csv.ts';
import { type RawLine, type Table, TableError, tableOf } from './table.ts';

/** The first bytes of a ZIP file, in which Excel keeps a workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of the files of Excel before 2007. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const GUESSED = 'The file was not in UTF-8 and was read as Windows-1252: look whether all letters are right.';

/**
 * Reads a spreadsheet: a workbook of Excel (.xlsx, its first sheet), or CSV as people have it.
 * @param columns named in the first line; none may be missing
 * @throws TableError, and the error of a file that cannot be read
 */
export async function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): Promise<Table<Column>> {
  const bytes = await readFile(file);
  if (begins(bytes, OLD_WORKBOOK))
    throw new TableError(['this is a workbook of Excel before 2007: save it as .xlsx']);
  if (begins(bytes, ZIP)) return tableOf(await workbookLines(bytes), columns);
  return csvTable(bytes, columns);
}

/** The same for the bytes of a CSV file. @throws TableError */
export function csvTable<Column extends string>(
  bytes: Uint8Array,
  columns: readonly Column[],
): Table<Column> {
  const { text, isGuessed } = decoded(bytes);
  const { rows, notes } = tableOf(csvLines(text, columns), columns);
  return { rows, notes: isGuessed ? [...notes, GUESSED] : notes };
}

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((byte, place) => bytes[place] === byte);

async function workbookLines(bytes: Uint8Array<ArrayBuffer>): Promise<RawLine[]> {
  const sheets = await readWorkbook(new Blob([bytes])).catch(() => {
    throw new TableError(['this is no workbook that Excel wrote: save it as .xlsx or as CSV UTF-8']);
  });
  const lines = (sheets[0]?.data ?? []).map((cells, place) => ({
    line: place + 1,
    cells: cells.map(textOf),
  }));
  const first = lines.findIndex(({ cells }) => cells.some((cell) => cell !== ''));
  return first < 0 ? [] : lines.slice(first);
}

/** A cell of a workbook as text: a day as in ISO 8601, a number with the dot. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A third decimal alone could be read as thousands: here it is none.
  if (typeof value === 'number') return String(value).replace(/^-?\d{1,3}\.\d{3}$/, (number) => `${number}0`);
  return String(value);
}
