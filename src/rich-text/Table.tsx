import { BLOCKS, type Block, type Document, type Inline } from '@contentful/rich-text-types';
import { Children, type ReactNode } from 'react';
import { parts, type RichNode } from '#domain/document.ts';

/** Safari gives a scrolling region no focus of its own; without it a keyboard cannot reach what is cut off. */
const FOCUSABLE = { tabIndex: 0 };

interface Props {
  label: string;
  rows: ReactNode;
  /** Whether the first row names the columns. */
  head: boolean;
}

/** A table that scrolls by itself when it is wider than the text. */
export function Table({ label, rows, head }: Props) {
  const all = Children.toArray(rows);
  return (
    <section className="rich-text-table" aria-label={label} {...FOCUSABLE}>
      <table>
        {head && <thead>{all[0]}</thead>}
        <tbody>{head ? all.slice(1) : all}</tbody>
      </table>
    </section>
  );
}

/** Whether a row has header cells only. */
export function isHead(row: RichNode | undefined): boolean {
  if (!row || !('content' in row) || row.content.length === 0) return false;
  return row.content.every((cell) => cell.nodeType === BLOCKS.TABLE_HEADER_CELL);
}

/** The cells of a document that name a column; other header cells name their row. */
export function columnHeads(document: Document): Set<RichNode> {
  const rows = [...parts(document)].filter((node): node is Block | Inline => isHead(node));
  return new Set(rows.flatMap(({ content }) => content));
}
