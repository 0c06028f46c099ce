import { type Block, type Document, helpers, INLINES } from '@contentful/rich-text-types';
import type { RichNode } from '#domain/entries/rich-text/document.ts';
import { destination } from '#domain/shared/links.ts';

/** A text as it is kept: links that lead out of the site become their words, since nothing answers them without a line. */
export function keptText(document: Document): Document {
  return kept(document);
}

function kept<Node extends Document | Block>(node: Node): Node {
  const children: RichNode[] = node.content;
  const content = children.flatMap((child): RichNode[] => {
    if (helpers.isBlock(child)) return [kept(child)];
    return isLinkOut(child) && 'content' in child ? child.content : [child];
  });
  return { ...node, content } as Node;
}

function isLinkOut(node: RichNode): boolean {
  if (node.nodeType !== INLINES.HYPERLINK || !('content' in node)) return false;
  const { uri } = node.data;
  return typeof uri === 'string' && destination(uri) === 'outbound';
}
