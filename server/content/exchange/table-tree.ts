import { BLOCKS, type Block, type Inline, type Text } from '@contentful/rich-text-types';
import type { PhrasingContent, Table, TableCell } from 'mdast';
import { words } from '#domain/entries/rich-text/document.ts';
import { inlineTree, type Lost } from './inline-tree.ts';
import { BREAK } from './marked-text.ts';

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** The Markdown tree of a table. Its first row is the head, and every row has as many cells as the longest. */
export function tableTree({ content }: Block, lost: Lost): Table {
  const rows = content.map((row) => ('content' in row ? row.content : []));
  const [head = [], ...others] = rows;
  const isHead = (cell: { nodeType: string }) => cell.nodeType === BLOCKS.TABLE_HEADER_CELL;
  if (!head.every(isHead)) lost('a table without a head; its first row is the head now');
  if (others.flat().some(isHead)) lost('header cells of rows, which are plain cells now');
  const isMerged = ({ data }: { data: object }) => 'colspan' in data || 'rowspan' in data;
  if (rows.flat().some(isMerged)) lost('merged cells, of which each stands in one place now');
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return {
    type: 'table',
    align: head.map(
      (cell) => ALIGNMENTS.find((known) => 'data' in cell && cell.data['align'] === known) ?? null,
    ),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, column) => cell(row[column], lost)),
    })),
  };
}

function cell(node: Block | Inline | Text | undefined, lost: Lost): TableCell {
  const parts = node && 'content' in node ? node.content : [];
  if (parts.length > 1) lost('paragraphs inside a cell, which are lines now');
  const lines = parts.map((part): PhrasingContent[] => {
    if (part.nodeType === BLOCKS.PARAGRAPH && 'content' in part)
      return inlineTree(part.content as (Inline | Text)[], lost);
    lost(`a part of type ${part.nodeType} inside a cell, of which the words stay`);
    return [{ type: 'text', value: words(part) }];
  });
  const children = lines.flatMap((line, place): PhrasingContent[] => (place === 0 ? line : [BREAK, ...line]));
  return { type: 'tableCell', children };
}
