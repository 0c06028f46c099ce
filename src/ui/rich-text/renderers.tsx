import type { Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Block, type Document, helpers, type Inline } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { isEmpty, parts, startOf, words } from '#domain/entries/rich-text/document.ts';
import { headings } from '#domain/entries/rich-text/headings.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { tableNames } from '#domain/entries/rich-text/table-names.ts';
import { linkedRenderers } from './linked.tsx';
import { alignmentOf, headerScopes, isHead, isHeaderRow, spansOf, Table } from './Table.tsx';

/**
 * How each part of a document is shown; what is not named here is shown as the library does, and an unknown part as
 * its words.
 */
export function renderers(document: Document, copy: RichTextCopy): Options {
  const anchors = new Map(headings(document).map((heading) => [heading.node, heading]));
  const tables = [...parts(document)].filter(({ nodeType }) => nodeType === BLOCKS.TABLE);
  const scopes = headerScopes(tables);
  const names = tableNames(document);
  const cell = (node: Block | Inline, children: ReactNode) => {
    const scope = scopes.get(node);
    const Cell = scope ? 'th' : 'td';
    return (
      <Cell scope={scope} className={alignmentOf(node)} {...spansOf(node)}>
        {children}
      </Cell>
    );
  };
  const heading = (node: Block | Inline, children: ReactNode) => {
    const anchor = anchors.get(node);
    if (!anchor) return null;
    const Level = `h${anchor.level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
    return <Level id={anchor.id}>{children}</Level>;
  };

  return {
    renderText: brokenLines,
    renderNode: {
      [BLOCKS.HEADING_1]: heading,
      [BLOCKS.HEADING_2]: heading,
      [BLOCKS.HEADING_3]: heading,
      [BLOCKS.HEADING_4]: heading,
      [BLOCKS.HEADING_5]: heading,
      [BLOCKS.HEADING_6]: heading,
      [BLOCKS.PARAGRAPH]: (node, children) => {
        // A browser would end a paragraph before any block inside it.
        if (node.content.some(helpers.isBlock)) return <div>{children}</div>;
        return isEmpty(node) ? null : <p>{children}</p>;
      },
      [BLOCKS.TABLE]: (node, rows) => (
        <Table
          name={names.get(node) ?? copy.table.replace('{n}', `${tables.indexOf(node) + 1}`)}
          rows={rows}
          head={isHead(node.content[0])}
        />
      ),
      // Markdown has no table without a head; one without words is none.
      [BLOCKS.TABLE_ROW]: (node, cells) => (isHeaderRow(node) && !words(node) ? null : <tr>{cells}</tr>),
      [BLOCKS.TABLE_HEADER_CELL]: cell,
      [BLOCKS.TABLE_CELL]: cell,
      [BLOCKS.OL_LIST]: (node, items) => <ol start={startOf(node)}>{items}</ol>,
      [BLOCKS.LIST_ITEM]: (node, children) => (isEmpty(node) ? null : <li>{children}</li>),
      ...linkedRenderers(copy),
    },
  };
}

/** Line breaks that the author made (Shift+Enter) stay. */
function brokenLines(text: string): ReactNode {
  const [first, ...rest] = text.split('\n');
  return rest.reduce<ReactNode>(
    (before, line) => (
      <>
        {before}
        <br />
        {line}
      </>
    ),
    first,
  );
}
