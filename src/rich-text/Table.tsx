import { BLOCKS } from '@contentful/rich-text-types';
import { Children, type ReactNode } from 'react';
import { type RichNode, words } from '#domain/document.ts';
import { Scroller } from '#src/ui/Scroller.tsx';

interface Props {
  /** What it is about. */
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
 * What the header cells of tables name: their column, or their row. Where nothing stands above the first column,
 * it names the rows (W3C, Web Accessibility Tutorials: tables with two headers).
 */
export function headerScopes(tables: readonly RichNode[]): Map<RichNode, 'col' | 'row'> {
  const scopes = new Map<RichNode, 'col' | 'row'>();
  for (const table of tables) {
    const rows = contentOf(table).map(contentOf);
    const [corner] = rows[0] ?? [];
    const isNamedByFirst = corner !== undefined && isHeader(corner) && words(corner) === '';
    for (const cells of rows) {
      const scope = cells.every(isHeader) ? 'col' : 'row';
      for (const [column, cell] of cells.entries()) {
        if (words(cell) === '') continue;
        if (isHeader(cell)) scopes.set(cell, scope);
        else if (isNamedByFirst && column === 0) scopes.set(cell, 'row');
      }
    }
  }
  return scopes;
}

const contentOf = (node: RichNode): RichNode[] => ('content' in node ? node.content : []);
const isHeader = ({ nodeType }: RichNode) => nodeType === BLOCKS.TABLE_HEADER_CELL;
