/** A spreadsheet that cannot be used; the message has a line for each error, with the line number in the file. */
export class TableError extends Error {
  override name = 'TableError';

  constructor(errors: string[]) {
    super(errors.join('\n'));
  }
}

/** A row of a spreadsheet, its cells by column, without spaces around them. */
export interface TableRow<Column extends string> {
  /** Its line in the file, from 1. */
  line: number;
  cells: Record<Column, string>;
}

/** The rows of a spreadsheet that have something in them. */
export interface Table<Column extends string> {
  rows: TableRow<Column>[];
  /** Sentences for the person who gave the file: what was left out, and how it was read. */
  notes: string[];
}

/** A line of a file as it was read. */
export interface RawLine {
  line: number;
  cells: string[];
}

/** A name as people write it for a column: `Completed on` and `COMPLETED-ON` are `completed_on`. */
const columnName = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');

/** How many names of columns are among cells, by which a separator or a header is known. */
export const countColumns = (cells: string[], columns: readonly string[]): number =>
  cells.filter((cell) => columns.includes(columnName(cell))).length;

/**
 * Finds the columns by the names in the first line, in any case and order. Columns of other names are left out and named.
 * @throws TableError
 */
export function tableOf<Column extends string>(
  [header, ...lines]: RawLine[],
  columns: readonly Column[],
): Table<Column> {
  const names = (header?.cells ?? []).map(columnName);
  const at = `line ${header?.line ?? 1}`;
  const missing = columns.filter((column) => !names.includes(column));
  const extra = names.flatMap((name, place) =>
    columns.some((column) => column === name) || name === '' ? [] : [header?.cells[place]?.trim() ?? ''],
  );
  const errors = [
    ...missing.map((column) => `${at}: the column ${column} is missing${foundInstead(extra)}`),
    ...columns
      .filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
      .map((column) => `${at}: two columns are called ${column}: keep one of them`),
  ];
  if (errors.length > 0) throw new TableError(errors);
  const rows = lines.flatMap(({ line, cells }): TableRow<Column>[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.length < names.length)
      errors.push(`line ${line}: has ${cells.length} cells, line 1 has ${names.length}`);
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      errors.push(
        `line ${line}: has more cells than line 1: put a cell that holds the separator into double quotes`,
      );
    const entries = columns.map((column) => [column, cells[names.indexOf(column)]?.trim() ?? ''] as const);
    return [{ line, cells: Object.fromEntries(entries) as Record<Column, string> }];
  });
  const lost = lines.filter(({ cells }) => cells.some((cell) => cell.includes('\ufffd')));
  errors.push(
    ...lost.map(
      ({ line }) =>
        `line ${line}: a letter was lost before (�): type it again, and save the file as CSV UTF-8`,
    ),
  );
  if (errors.length > 0) throw new TableError(errors);
  const notes = extra.length > 0 ? [`Left out, since nothing reads them: ${extra.join(', ')}.`] : [];
  return { rows, notes };
}

const foundInstead = (extra: string[]) => (extra.length > 0 ? `; there is ${extra.join(', ')}` : '');
