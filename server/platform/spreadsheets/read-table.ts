import { readFile } from 'node:fs/promises';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CellValue } from 'read-excel-file/universal';
import { countColumns, type RawLine, type Table, TableError, tableOf } from './table.ts';

/** Between cells, by how often spreadsheets write them. */
const SEPARATORS = [',', ';', '\t', '|'];
/** Excel takes this first line for the separator, and other programs write it for Excel. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * Decodes a text file: UTF-8, UTF-16, or Windows-1252, in which Excel saves plain CSV.
 * @returns the text without its byte order mark, and whether it was Windows-1252, which is known only by being nothing else
 */
function decoded(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

/** By its mark, or by the empty halves of the ASCII letters that a header begins with. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

/**
 * Reads the lines of CSV text. The separator is the one that the file names, or by which its first line has most of the columns.
 * @throws TableError
 */
function csvLines(text: string, columns: readonly string[]): RawLine[] {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const separators = said?.[1] ? [said[1]] : SEPARATORS;
  const [best] = separators
    .map((separator) => ({ separator, found: countColumns(firstLine(body, separator), columns) }))
    .toSorted((one, other) => other.found - one.found);
  const before = said ? 1 : 0;
  return parsed(body, best?.separator ?? ',').map(({ line, cells }) => ({ line: line + before, cells }));
}

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

function parsed(text: string, delimiter: string): RawLine[] {
  try {
    const records = parse(text, {
      ...OPTIONS,
      delimiter,
      trim: delimiter !== '\t',
      info: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new TableError([remedyOf(error)]);
    throw error;
  }
}

const QUOTE_INSIDE: CsvError['code'][] = [
  'INVALID_OPENING_QUOTE',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
];

/** What the author of a file does about what the parser could not read. */
function remedyOf({ code, lines, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a cell begins with a double quote and does not end with one: look for the odd quote, or save the file as .xlsx';
  if (QUOTE_INSIDE.includes(code))
    return `line ${lines}: a double quote is inside a cell: put the whole cell into double quotes and write it twice, or save the file as .xlsx`;
  return message;
}

function firstLine(text: string, delimiter: string): string[] {
  try {
    const [first = []]: string[][] = parse(text, { ...OPTIONS, delimiter, to: 1 });
    return first;
  } catch {
    return [];
  }
}

/** The first bytes of a ZIP file, in which Excel keeps a workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of the files of Excel before 2007. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const GUESSED =
  'The file was not in UTF-8 and was read as Windows-1252: check whether all letters are right.';

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
  if (text.includes('\0')) throw new TableError(['this is no spreadsheet: save it as .xlsx or as CSV UTF-8']);
  if (text.trim() === '') throw new TableError(['the file is empty']);
  const { rows, notes } = tableOf(csvLines(text, columns), columns);
  return { rows, notes: isGuessed ? [...notes, GUESSED] : notes };
}

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((byte, place) => bytes[place] === byte);

async function workbookLines(bytes: Uint8Array<ArrayBuffer>): Promise<RawLine[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal');
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
