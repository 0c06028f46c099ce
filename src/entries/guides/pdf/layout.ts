import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
  type TopLevelBlock,
} from '@contentful/rich-text-types';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { parts, words } from '#domain/entries/rich-text/document.ts';

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

/** Whether words are figures, or are among figures like 'ask' or 'none'. */
function areFigures(filled: string[]): boolean {
  const figures = filled.filter((text) => FIGURE.test(text));
  return (
    figures.length >= Math.max(1, filled.length / 2) && filled.every(({ length }) => length <= LONGEST_FIGURE)
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
  const filled = cells.map((cell) => cell?.words ?? '').filter(Boolean);
  const longestWord = Math.max(
    ...[heading, ...filled].flatMap((text) => text.split(/\s/)).map((word) => word.length),
  );
  const typical =
    filled.reduce((sum, text) => sum + Math.min(text.length, 2 * LONGEST_LINE), 0) /
    Math.max(1, filled.length);
  const wanted = Math.min(LONGEST_LINE, Math.max(typical, longestWord + 2, heading.length * 0.6));
  return filled.length < cells.length ? Math.max(wanted, ROOM_TO_WRITE) : wanted;
}

/** A part of a guide under a heading of its own. */
interface Section {
  title: string;
  /** Whether a rule before the heading asks for a new page. */
  onNewPage: boolean;
  /** The blocks below the heading, and below each smaller heading, which begins its group. */
  groups: Group[];
}

/** The blocks below a heading: those that may not be parted from it, and those that may. */
export interface Group {
  kept: TopLevelBlock[];
  rest: TopLevelBlock[];
}

/** A table of up to this many rows is on one page. */
const WHOLE_TABLE = 15;

/** Whether a block is never parted by the end of a page. */
export function standsWhole({ nodeType, content }: Block): boolean {
  return nodeType === BLOCKS.TABLE && content.length <= WHOLE_TABLE;
}

/** The blocks before the first heading, and the sections after it. */
export function outline({ content }: Document): { opening: TopLevelBlock[]; sections: Section[] } {
  const [opening = [], ...bodies] = partedAt(BLOCKS.HEADING_2, content);
  const sections = bodies.map(([heading, ...body], place) => {
    const before = (place === 0 ? opening : bodies[place - 1])?.at(-1);
    return {
      title: heading ? words(heading) : '',
      onNewPage: before?.nodeType === BLOCKS.HR,
      groups: partedAt(BLOCKS.HEADING_3, body.filter(isNoRule)).map(groupOf),
    };
  });
  return { opening: opening.filter(isNoRule), sections };
}

const isNoRule = ({ nodeType }: TopLevelBlock) => nodeType !== BLOCKS.HR;

/** Blocks in runs: up to the first block of a kind, and from each of that kind to the next. */
function partedAt(kind: BLOCKS, blocks: TopLevelBlock[]): TopLevelBlock[][] {
  const runs: TopLevelBlock[][] = [[]];
  for (const block of blocks) {
    if (block.nodeType === kind) runs.push([]);
    runs.at(-1)?.push(block);
  }
  return runs;
}

function groupOf(blocks: TopLevelBlock[]): Group {
  const first = blocks.findIndex(
    ({ nodeType }) => nodeType !== BLOCKS.PARAGRAPH && nodeType !== BLOCKS.HEADING_3,
  );
  const figure = blocks[first];
  const end = first < 0 ? blocks.length : first + (figure && standsWhole(figure) ? 1 : 0);
  return { kept: blocks.slice(0, end), rest: blocks.slice(end) };
}

/** The numbers of a guide's sources by address, in the order in which the text comes to them. */
export function sourceNumbers({ content }: Pick<GuideText, 'content'>): Map<string, number> {
  const links = [...parts(content)].filter(({ nodeType }) => nodeType === INLINES.HYPERLINK);
  const addresses = new Set(links.map(({ data }) => String(data['uri'])));
  return new Map([...addresses].map((address, place) => [address, place + 1]));
}
