import {
  BLOCKS,
  type Block,
  HEADINGS,
  helpers,
  INLINES,
  type Inline,
  type Text,
  type TopLevelBlock,
} from '@contentful/rich-text-types';
import type { Heading, List, ListItem, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { TICK_BOX, TICKED_BOX } from '#domain/entries/guide-pdf.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { isComment } from './html-marks.ts';
import { type Line, lineOf, type MarkdownReading, NOT_SHOWN } from './markdown-inlines.ts';

/** Spaces that keep words together, as some keyboards and Word write them: Markdown takes them for letters. */
const NO_BREAK_SPACE = '[\\u00a0\\u2007\\u202f]';

const BULLET = "write '- ' in the place of the bullet to begin an item of a list";
const TABLE = 'a table needs a line like | --- | --- | below its first one, and an empty line above it';
/** Remedies for all lines that follow each other. */
const OF_MANY_LINES = [BULLET, TABLE];

/** What begins a line of plain text though its author meant a block, and what to write. */
const SLIPS: [begins: RegExp, remedy: string][] = [
  [
    new RegExp(`^(#{1,6}|[-*+]|\\d{1,9}[.)])${NO_BREAK_SPACE}`),
    'a no-break space stands behind the first sign: write a plain space',
  ],
  [/^#{2,6}[^\s#]/, 'write a space between ## and the heading'],
  [/^[•◦▪‣●·]/, BULLET],
  [/^\|.*\|\s*$/, TABLE],
];

/** Reports lines of a paragraph that were meant to be headings, lists or tables. A backslash before the sign says that it is text. */
function reportSlips({ children }: Paragraph, reading: MarkdownReading): void {
  let before: string | undefined;
  for (const [place, node] of children.entries()) {
    const start = node.position?.start.line;
    if (node.type !== 'text' || start === undefined) continue;
    const isFirst = place === 0 || children[place - 1]?.type === 'break';
    for (const [at, words] of node.value.split(/\r\n|\r|\n/).entries()) {
      if (at === 0 && !isFirst) continue;
      const line = start + at;
      const remedy = SLIPS.find(([begins]) => begins.test(words))?.[1];
      const isTold = remedy === before && remedy !== undefined && OF_MANY_LINES.includes(remedy);
      before = remedy;
      if (remedy === undefined || isTold || reading.lines[line - 1]?.includes(`\\${words.charAt(0)}`))
        continue;
      reading.report({ position: { start: { line, column: 1 }, end: { line, column: 1 } } }, remedy);
    }
  }
}

/** Converts blocks that follow each other, in a document, a quote or an item of a list. */
export function blocksOf(nodes: RootContent[], reading: MarkdownReading): TopLevelBlock[] {
  return nodes.flatMap((node) => block(node, reading)) as TopLevelBlock[];
}

function block(node: RootContent, reading: MarkdownReading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, reading);
    case 'heading':
      return [heading(node, reading)];
    case 'thematicBreak':
      return [made(BLOCKS.HR)];
    case 'blockquote': {
      const content = blocksOf(node.children, reading);
      for (const { nodeType, data } of content)
        if (nodeType === BLOCKS.EMBEDDED_ASSET) reading.report(node, misplaced(String(data['file'])));
      return [made(BLOCKS.QUOTE, content)];
    }
    case 'list':
      return [list(node, reading)];
    case 'table':
      return [table(node, reading)];
    case 'definition':
      return [];
    case 'html':
      if (!isComment(node.value)) reading.report(node, NOT_SHOWN.html);
      return [];
    case 'code':
      reading.report(node, NOT_SHOWN.code);
      return [];
    case 'footnoteDefinition':
      reading.report(node, NOT_SHOWN.footnote);
      return [];
    default:
      reading.report(node, `a part of type ${node.type} cannot be shown: write it another way`);
      return [];
  }
}

function made(nodeType: BLOCKS, content: Block['content'] = [], data: object = {}): Block {
  return { nodeType, data, content };
}

/** Pictures are between paragraphs, and an entry alone in its paragraph is a block. */
function paragraph(node: Paragraph, reading: MarkdownReading): Block[] {
  reportSlips(node, reading);
  const blocks: Block[] = [];
  let line: (Inline | Text)[] = [];
  const end = () => {
    const [only, ...others] = line;
    if (only?.nodeType === INLINES.EMBEDDED_ENTRY && others.length === 0)
      blocks.push(made(BLOCKS.EMBEDDED_ENTRY, [], only.data));
    else if (line.some((part) => !helpers.isText(part) || part.value.trim() !== ''))
      blocks.push(made(BLOCKS.PARAGRAPH, line));
    line = [];
  };
  for (const part of lineOf(node, reading))
    if (helpers.isBlock(part)) {
      end();
      blocks.push(part);
    } else line.push(part);
  end();
  return blocks;
}

function heading(node: Heading, reading: MarkdownReading): Block {
  const block = made(HEADINGS[node.depth - 1] ?? BLOCKS.HEADING_6, withoutPictures(node, reading));
  if (node.depth === 1) reading.report(node, `heading '${words(block)}': begin at ##, the title is above it`);
  return block;
}

/** The content of what takes no pictures, in rich text as in the content service. */
function withoutPictures(
  node: { children: PhrasingContent[] } & Line,
  reading: MarkdownReading,
): (Inline | Text)[] {
  return lineOf(node, reading).filter((part) => {
    if (!helpers.isBlock(part)) return true;
    reading.report(node, misplaced(String(part.data['file'])));
    return false;
  }) as (Inline | Text)[];
}

const misplaced = (file: string) =>
  `picture '${file}': put it in a paragraph of its own, outside of quotes, headings and tables`;

function list(node: List, reading: MarkdownReading): Block {
  if (node.ordered) checkNumbers(node, reading);
  const { start } = node;
  const isNumberedOn = node.ordered && typeof start === 'number' && start !== 1;
  return made(
    node.ordered ? BLOCKS.OL_LIST : BLOCKS.UL_LIST,
    node.children.map((item) => listItem(item, reading)),
    isNumberedOn ? { start } : {},
  );
}

function listItem(item: ListItem, reading: MarkdownReading): Block {
  const content = blocksOf(item.children, reading) as Block[];
  if (item.children.length === 0)
    reading.report(item, 'this item of the list is empty: write its words, or remove it');
  if (typeof item.checked === 'boolean') {
    const box: Text = {
      nodeType: 'text',
      value: `${item.checked ? TICKED_BOX : TICK_BOX} `,
      marks: [],
      data: {},
    };
    content[0]?.content.unshift(box);
  }
  return made(BLOCKS.LIST_ITEM, content);
}

/** Items are numbered from the first on, whatever numbers the others have; all of them `1.` is a habit of many. */
function checkNumbers({ start, children }: List, reading: MarkdownReading): void {
  const first = start ?? 1;
  const written = children.map(({ position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return Number.parseInt(reading.lines[line - 1]?.slice(column - 1) ?? '', 10);
  });
  if (written.every((number) => number === first)) return;
  const wrong = written.findIndex((number, place) => number !== first + place);
  const item = children[wrong];
  if (item)
    reading.report(
      item,
      `the number ${written[wrong]} would be shown as ${first + wrong}: number the items one after another`,
    );
}

/** Rows have as many cells as the head: more would stand under no column. */
function table(node: Table, reading: MarkdownReading): Block {
  const columns = node.children[0]?.children.length ?? 0;
  const rows = node.children.map((row, place) => {
    const cells = row.children.map((cell, column) => {
      const align = node.align?.[column];
      const type = place === 0 ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL;
      return tableCell(type, withoutPictures(cell, reading), align ? { align } : {});
    });
    if (cells.slice(columns).some((cell) => words(cell).trim() !== ''))
      reading.report(
        row,
        `this row has ${cells.length} cells and the head ${columns}: take cells out, or add them to the head; a bar inside a cell is \\|`,
      );
    const missing = Math.max(0, columns - cells.length);
    const filled = Array.from({ length: missing }, () => tableCell(BLOCKS.TABLE_CELL, [], {}));
    return made(BLOCKS.TABLE_ROW, [...cells.slice(0, columns), ...filled]);
  });
  return made(BLOCKS.TABLE, rows);
}

function tableCell(type: BLOCKS, content: (Inline | Text)[], data: object): Block {
  return made(type, [made(BLOCKS.PARAGRAPH, content)], data);
}
