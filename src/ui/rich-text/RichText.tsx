import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
} from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import {
  assetOf,
  entryOf,
  headings,
  isEmpty,
  parts,
  startOf,
  tableNames,
  words,
} from '#domain/entries/rich-text/document.ts';
import type { AssetTarget, EntryTarget, RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { destination } from '#domain/shared/links.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { Photo } from '#src/ui/parts/photo/Photo.tsx';
import { alignmentOf, headerScopes, isHead, isHeaderRow, spansOf, Table } from './Table.tsx';
import './rich-text.css';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';

interface RichLinkProps {
  uri: string;
  /** Told to screen readers when the link opens a new tab. */
  newTabNote: string;
  children: ReactNode;
}

/** A link of an author; one with an unsafe scheme is shown as its words only. */
function RichLink({ uri, newTabNote, children }: RichLinkProps) {
  switch (destination(uri)) {
    case 'unsafe':
      return children;
    case 'outbound':
      return (
        <OutboundLink href={uri} note={newTabNote}>
          {children}
        </OutboundLink>
      );
    default:
      return <a href={uri}>{children}</a>;
  }
}

/** The column of text is 40 rem wide; below that, the screen less its margins. */
const SIZES = '(min-width: 44rem) 40rem, calc(100vw - 2.5rem)';

interface EmbeddedAssetProps {
  asset: AssetTarget;
  copy: RichTextCopy;
}

/** A picture, or what stands for a file that cannot be shown in the text (specification, section 2, 'Blog post'). */
function EmbeddedAsset({ asset, copy }: EmbeddedAssetProps) {
  const { url, contentType, title, width, height, alt = title, caption, credit } = asset;
  const isPicture = contentType.startsWith('image/');
  if (isPicture && width && height)
    return (
      <figure>
        <Photo photo={{ url, width, height, alt }} sizes={SIZES} className="h-auto max-w-full" />
        {(caption || credit) && (
          <figcaption className="mt-2 text-label text-muted">
            {caption}
            {caption && credit && ' '}
            {credit && <small className="block text-label">{credit}</small>}
          </figcaption>
        )}
      </figure>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isPicture && (
        <span className="rounded-control bg-accent px-4 py-2 font-semibold text-paper">
          {contentType} {copy.embeddedAsset}
        </span>
      )}
      <RichLink uri={url} newTabNote={copy.opensInNewTab}>
        {title || fileName(url)}
      </RichLink>
    </p>
  );
}

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

interface EmbeddedEntryProps {
  entry: EntryTarget;
  copy: RichTextCopy;
}

/** Another entry inside a text, as the slip that leads to it. */
function EmbeddedEntry({ entry, copy }: EmbeddedEntryProps) {
  return (
    <aside className="rich-text-entry">
      <p className="text-label font-semibold text-brand">{copy.kinds[entry.kind]}</p>
      <p className="font-display text-h4">
        <a href={entry.href}>
          {entry.title}
          <Icon name="arrow" />
        </a>
      </p>
      {entry.subTitle && <p>{entry.subTitle}</p>}
    </aside>
  );
}

const nothing = () => null;
const onlyWords = (_node: Block | Inline, children: ReactNode) => children;

/** How links, and what a document embeds, are shown; a link without a target is shown as its words. */
function linkedRenderers(copy: RichTextCopy): NonNullable<Options['renderNode']> {
  const link = (uri: string | undefined, children: ReactNode) =>
    uri === undefined ? (
      children
    ) : (
      <RichLink uri={uri} newTabNote={copy.opensInNewTab}>
        {children}
      </RichLink>
    );
  // One without words could be focused, and nobody would see it.
  const worded = (node: Block | Inline, uri: string | undefined, children: ReactNode) =>
    link(words(node).trim() === '' ? undefined : uri, children);

  return {
    [INLINES.HYPERLINK]: (node, children) =>
      worded(node, typeof node.data.uri === 'string' ? node.data.uri : undefined, children),
    [INLINES.ENTRY_HYPERLINK]: (node, children) => worded(node, entryOf(node)?.href, children),
    [INLINES.ASSET_HYPERLINK]: (node, children) => worded(node, assetOf(node)?.url, children),
    [INLINES.EMBEDDED_ENTRY]: (node) => {
      const entry = entryOf(node);
      return entry ? link(entry.href, entry.title) : null;
    },
    [BLOCKS.EMBEDDED_ENTRY]: (node) => {
      const entry = entryOf(node);
      return entry ? <EmbeddedEntry entry={entry} copy={copy} /> : null;
    },
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const asset = assetOf(node);
      return asset ? <EmbeddedAsset asset={asset} copy={copy} /> : null;
    },
    // Resources live in other spaces, which this site does not read.
    [BLOCKS.EMBEDDED_RESOURCE]: nothing,
    [INLINES.EMBEDDED_RESOURCE]: nothing,
    [INLINES.RESOURCE_HYPERLINK]: onlyWords,
  };
}

/**
 * How each part of a document is shown; what is not named here is shown as the library does, and an unknown part as
 * its words.
 */
function renderers(document: Document, copy: RichTextCopy): Options {
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

interface Props {
  document: Document;
  copy: RichTextCopy;
  /** Sets the text larger, as the opening of a longer one. */
  lead?: boolean;
}

/** Shows a rich-text body, from whichever source it comes. No part of it, known or not, breaks the page. */
export function RichText({ document, copy, lead = false }: Props) {
  const body = sanitized(document);
  return (
    <div className={lead ? 'rich-text rich-text-lead' : 'rich-text'}>
      {documentToReactComponents(body, renderers(body, copy))}
    </div>
  );
}
