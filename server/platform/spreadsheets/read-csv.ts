import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { countColumns, type RawLine, TableError } from './table.ts';

/** Between cells, by how often spreadsheets write them. */
const SEPARATORS = [',', ';', '\t', '|'];
/** Excel takes this first line for the separator, and other programs write it for Excel. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * Decodes a text file: UTF-8, UTF-16, or Windows-1252, in which Excel saves plain CSV.
 * @returns the text without its byte order mark, and whether it was Windows-1252, which is known only by being nothing else
 */
export function decoded(bytes: Uint8Array): { text: string; isGuessed: boolean } {
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
export function csvLines(text: string, columns: readonly string[]): RawLine[] {
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
    if (error instanceof CsvError) throw new TableError([error.message]);
    throw error;
  }
}

function firstLine(text: string, delimiter: string): string[] {
  try {
    const [first = []]: string[][] = parse(text, { ...OPTIONS, delimiter, to: 1 });
    return first;
  } catch {
    return [];
  }
}
