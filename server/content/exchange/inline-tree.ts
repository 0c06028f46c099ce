import { helpers, INLINES, type Inline, type Text } from '@contentful/rich-text-types';
import type { Link, PhrasingContent } from 'mdast';
import { assetOf, entryOf, words } from '#domain/entries/rich-text/document.ts';
import { destination } from '#domain/shared/links.ts';
import { markedText } from './marked-text.ts';

/** Takes what Markdown cannot hold. */
export type Lost = (what: string) => void;

/** The tree of texts and links in one line, as a paragraph, heading or cell holds them. */
export function inlineTree(nodes: (Inline | Text)[], lost: Lost): PhrasingContent[] {
  const tree: PhrasingContent[] = [];
  let texts: Text[] = [];
  for (const node of nodes) {
    if (helpers.isText(node)) texts.push(node);
    else {
      tree.push(...markedText(texts), ...inline(node, lost));
      texts = [];
    }
  }
  return [...tree, ...markedText(texts)];
}

function inline(node: Inline, lost: Lost): PhrasingContent[] {
  switch (node.nodeType) {
    case INLINES.HYPERLINK:
      return link(String(node.data.uri), node, lost);
    case INLINES.ENTRY_HYPERLINK:
      return link(entryOf(node)?.href, node, lost);
    case INLINES.ASSET_HYPERLINK:
      return link(assetOf(node)?.url, node, lost);
    case INLINES.EMBEDDED_ENTRY:
      return entryLink(node, lost);
    default:
      lost(`a part of type ${node.nodeType}, of which the words stay`);
      return inlineTree(node.content as (Inline | Text)[], lost);
  }
}

/** A link without words, which shows the title of its entry. */
export function entryLink(node: Parameters<typeof entryOf>[0], lost: Lost): Link[] {
  const href = entryOf(node)?.href;
  if (!href) lost('an embedded entry that is not in the file, or not published');
  return href ? [{ type: 'link', url: href, children: [] }] : [];
}

function link(url: string | undefined, node: Inline, lost: Lost): PhrasingContent[] {
  const children = inlineTree(node.content as (Inline | Text)[], lost);
  const shown = words(node);
  if (url === undefined)
    lost(`the target of the link '${shown}', which is not in the file, or not published`);
  else if (destination(url) === 'unsafe') lost(`the unsafe address of the link '${shown}'`);
  else if (shown.trim() === '') lost(`a link without words to ${url}`);
  else return [{ type: 'link', url, children: children as Link['children'] }];
  return children;
}
