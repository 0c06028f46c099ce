import { BLOCKS, type Document, helpers, INLINES } from '@contentful/rich-text-types';
import { entryOf, type RichNode } from '#domain/entries/rich-text/document.ts';

/**
 * A text as it is while some pages are not there yet: links to them are plain words, and what it shows of them is left out.
 * @param hidden paths of those pages
 * @returns the same document where it shows none of them
 */
export function withoutLinks(document: Document, hidden: ReadonlySet<string>): Document {
  if (hidden.size === 0) return document;
  return { ...document, content: cleared(document.content, hidden) as Document['content'] };
}

const EMBEDDED = new Set<string>([BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY]);

function cleared(nodes: RichNode[], hidden: ReadonlySet<string>): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (helpers.isText(node)) return [node];
    const content = cleared(node.content as RichNode[], hidden);
    if (!leadsTo(node, hidden)) return [{ ...node, content } as RichNode];
    return EMBEDDED.has(node.nodeType) ? [] : content;
  });
}

function leadsTo(node: Exclude<RichNode, { nodeType: 'text' }>, hidden: ReadonlySet<string>): boolean {
  const address = entryOf(node)?.href ?? String(node.data['uri'] ?? '');
  return hidden.has(address.split(/[?#]/)[0] ?? '');
}
