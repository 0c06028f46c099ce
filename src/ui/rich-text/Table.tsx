import { BLOCKS, type Block, type Inline } from '@contentful/rich-text-types';
import { Children, type ReactNode } from 'react';
import { type RichNode, words } from '#domain/entries/rich-text/document.ts';
import { Scroller } from '#src/ui/parts/Scroller.tsx';

interface Props {
  /** The name of the table. */
  name: string;
  rows: ReactNode;
  /** Whether the first row names the columns. */
  head: boolean;
}

/** A table that scrolls by itself when it is wider than the text. */
export function Table({ name, rows, head }: Props) {
  const all = Children.toArray(rows);
  return (
    <Scroller name={name} className="rich-text-table">
      <table>
        <caption className="sr-only">{name}</caption>
        {head && <thead>{all[0]}</thead>}
        <tbody>{head ? all.slice(1) : all}</tbody>
      </table>
    </Scroller>
  );
}

/** Whether a row has header cells only. */
export const isHeaderRow = (row: RichNode): boolean => contentOf(row).every(isHeader);

/** Whether a row names the columns. */
export const isHead = (row: RichNode | undefined): boolean =>
  row !== undefined && isHeaderRow(row) && words(row) !== '';

/**
 * The scope of the header cells of tables: their column, or their row. Where nothing is above the first column,
 * it names the rows (W3C, Web Accessibility Tutorials: tables with two headers).
 */
export function headerScopes(tables: readonly RichNode[]): Map<RichNode, 'col' | 'row'> {
  const scopes = new Map<RichNode, 'col' | 'row'>();
  for (const table of tables) {
    const rows = contentOf(table).map(contentOf);
    const [corner] = rows[0] ?? [];
    const isNamedByFirst = corner !== undefined && isHeader(corner) && words(corner) === '';
    // So many rows the first column is still taken by a cell from above.
    let taken = 0;
    for (const cells of rows) {
      const scope = cells.every(isHeader) ? 'col' : 'row';
      for (const [place, cell] of cells.entries()) {
        if (words(cell) === '') continue;
        if (isHeader(cell)) scopes.set(cell, scope);
        else if (isNamedByFirst && place === 0 && taken === 0) scopes.set(cell, 'row');
      }
      taken = taken > 0 ? taken - 1 : (spansOf(cells[0]).rowSpan ?? 1) - 1;
    }
  }
  return scopes;
}

/** Most columns or rows that a cell may reach over; editors of the content service draw tables of some ten. */
const MOST_SPAN = 100;

/** Over how many columns and rows a cell reaches, where that is more than one. */
export function spansOf(cell: RichNode | undefined): { colSpan?: number; rowSpan?: number } {
  const data: Record<string, unknown> = (cell && 'data' in cell && cell.data) || {};
  const span = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= MOST_SPAN
      ? value
      : undefined;
  const [colSpan, rowSpan] = [span(data['colspan']), span(data['rowspan'])];
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) };
}

const ALIGNMENTS: Record<string, string> = { left: 'text-left', center: 'text-center', right: 'text-right' };

/** The class that sets a cell to the side that its author chose for the column. */
export function alignmentOf(cell: Block | Inline): string | undefined {
  const align: unknown = cell.data['align'];
  return typeof align === 'string' && Object.hasOwn(ALIGNMENTS, align) ? ALIGNMENTS[align] : undefined;
}

const contentOf = (node: RichNode): RichNode[] => ('content' in node ? node.content : []);
const isHeader = ({ nodeType }: RichNode) => nodeType === BLOCKS.TABLE_HEADER_CELL;
