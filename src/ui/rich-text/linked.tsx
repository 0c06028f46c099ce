import type { Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Block, INLINES, type Inline } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { assetOf, entryOf, words } from '#domain/entries/rich-text/document.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { EmbeddedAsset } from './EmbeddedAsset.tsx';
import { EmbeddedEntry } from './EmbeddedEntry.tsx';
import { RichLink } from './RichLink.tsx';

const nothing = () => null;
const onlyWords = (_node: Block | Inline, children: ReactNode) => children;

/** How links, and what a document embeds, are shown; a link without a target is shown as its words. */
export function linkedRenderers(copy: RichTextCopy): NonNullable<Options['renderNode']> {
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
