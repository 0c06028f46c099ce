import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** A CSV file that cannot be used; the message has a line for each fault, with the line number in the file. */
export class CsvFileError extends Error {
  override name = 'CsvFileError';

  constructor(faults: string[]) {
    super(faults.join('\n'));
  }
}

/** A row of a CSV file, its cells by column, without spaces around them. */
export interface CsvRow<Column extends string> {
  /** Its line in the file, from 1. */
  line: number;
  cells: Record<Column, string>;
}

interface Parsed<Column extends string> {
  info: { lines: number };
  record: Record<Column, string>;
}

/**
 * Reads the rows of CSV text, with or without a byte order mark, between commas or, as spreadsheets write where the comma is the
 * decimal sign, semicolons. Rows without a word are left out.
 * @param columns named in the first line in any order; none may be missing, and others are refused
 * @throws CsvFileError
 */
export function csvRows<Column extends string>(csv: string, columns: readonly Column[]): CsvRow<Column>[] {
  try {
    const rows = parse<Parsed<Column>>(csv, {
      bom: true,
      trim: true,
      delimiter: delimiterOf(csv),
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
      columns: (header: string[]) => checkedHeader(header, columns),
    });
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new CsvFileError([error.message]);
    throw error;
  }
}

/** No name of a column has a semicolon. */
const delimiterOf = (csv: string) => (csv.trimStart().split('\n', 1)[0]?.includes(';') ? ';' : ',');

function checkedHeader(header: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !columns.includes(column));
  const faults = [
    ...missing.map((column) => `line 1: the column ${column} is missing`),
    ...unknown.map((column) => `line 1: there is no column ${column}; remove it`),
  ];
  if (faults.length > 0) throw new CsvFileError(faults);
  return header;
}
