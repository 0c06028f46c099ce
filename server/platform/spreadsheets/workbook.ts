import writeWorkbook, { type Feature, type SheetData } from 'write-excel-file/node';

/** A value of a cell: a text, which nothing computes, a number, a day (ISO date), or an instant, shown by the clock of Lagos. */
export type Cell = string | number | null | { day: string } | { instant: string };

/** A column with its heading and its width in letters. */
export interface Column {
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
export function workbook(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
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
