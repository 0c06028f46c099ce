import {
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { assetOf, entryOf } from '#domain/entries/rich-text/document.ts';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import { link } from '../contentful/model/format.ts';

/** Where the targets of a document are in the file. */
export interface Ids {
  /** Id of the entry with a page of this path; nothing when there is none. */
  entry(path: string): string | undefined;
  /** Id of an asset, which is added when it is new. */
  asset(target: AssetTarget): string;
}

/** Copies a document with links, as the content service keeps it, in the place of targets. */
export function exportDocument(document: Document, ids: Ids): Document {
  return { ...document, content: document.content.map((block) => exportNode(block, ids)) } as Document;
}

function exportNode(node: Block | Inline | Text, ids: Ids): Block | Inline | Text {
  if (helpers.isText(node)) return node;
  const content = node.content.map((child) => exportNode(child, ids));
  // The service refuses cells with a side of their own.
  const { align: _, ...data } = node.data;
  return { ...node, data, ...linked(node, ids), content } as Block | Inline;
}

/** A link to a page that comes from an entry becomes one to the entry, which outlives a change of its address. */
function linked(node: Block | Inline, ids: Ids): Partial<Inline> {
  if (node.nodeType === INLINES.HYPERLINK) {
    const id = ids.entry(String(node.data.uri));
    return id ? { nodeType: INLINES.ENTRY_HYPERLINK, data: { target: link('Entry', id) } } : {};
  }
  const asset = assetOf(node);
  if (asset) return { data: { target: link('Asset', ids.asset(asset)) } };
  const id = ids.entry(entryOf(node)?.href ?? '');
  return id ? { data: { target: link('Entry', id) } } : {};
}
