import { BLOCKS, type Block, helpers, type Inline, type Text } from '@contentful/rich-text-types';
import { words } from '#domain/entries/rich-text/document.ts';

export interface Cell {
  words: string;
  /** The paragraphs of the cell. */
  content: (Block | Inline | Text)[];
}

export interface Column {
  /** A, B, C and on. */
  letter: string;
  /** Its name; absent in a table whose first row is one to fill in like the others. */
  head?: Cell;
  /** Of the width of the table, from 0 to 1. */
  share: number;
  /** Whether it holds figures, which are set flush right. */
  figures: boolean;
}

/** A table as it is set. */
export interface TablePlan {
  columns: Column[];
  rows: Cell[][];
}

/** Letters for which a column to write in has room at least. */
const ROOM_TO_WRITE = 15;
const LONGEST_LINE = 34;
const FIGURE = /^\d/;
const LONGEST_FIGURE = 12;
const FIRST_LETTER = 65;

/** Plans a table of rich text. Columns share the width by the length of what they hold. */
export function planTable(table: Block): TablePlan {
  const all = table.content.map((row) => (helpers.isText(row) ? [] : row.content.map(cellOf)));
  const [first = [], ...others] = all;
  const isForm = first.at(-1)?.words === '' && first[0]?.words !== '';
  const rows = isForm ? all : others;
  const lengths = first.map((head, at) => columnLength([head, ...rows.map((row) => row[at])]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const columns = first.map((head, at) => {
    return {
      letter: String.fromCharCode(FIRST_LETTER + at),
      ...(!isForm && { head }),
      share: (lengths[at] ?? 0) / total,
      figures: at > 0 && areFigures(rows.map((row) => row[at]?.words ?? '').filter(Boolean)),
    };
  });
  return { columns, rows };
}

/** Whether words are figures, or stand among figures like 'ask' or 'none'. */
function areFigures(held: string[]): boolean {
  const figures = held.filter((text) => FIGURE.test(text));
  return (
    figures.length >= Math.max(1, held.length / 2) && held.every(({ length }) => length <= LONGEST_FIGURE)
  );
}

function cellOf(cell: Block | Inline | Text): Cell {
  if (helpers.isText(cell)) return { words: cell.value.trim(), content: [cell] };
  const content = cell.content.filter((node) => helpers.isText(node) || node.nodeType === BLOCKS.PARAGRAPH);
  return { words: words(cell).trim(), content };
}

/** How long, in letters, the lines of a column are best. */
function columnLength([head, ...cells]: (Cell | undefined)[]): number {
  const heading = head?.words ?? '';
  const held = cells.map((cell) => cell?.words ?? '').filter(Boolean);
  const longestWord = Math.max(
    ...[heading, ...held].flatMap((text) => text.split(/\s/)).map((word) => word.length),
  );
  const typical =
    held.reduce((sum, text) => sum + Math.min(text.length, 2 * LONGEST_LINE), 0) / Math.max(1, held.length);
  const wanted = Math.min(LONGEST_LINE, Math.max(typical, longestWord + 2, heading.length * 0.6));
  return held.length < cells.length ? Math.max(wanted, ROOM_TO_WRITE) : wanted;
}
