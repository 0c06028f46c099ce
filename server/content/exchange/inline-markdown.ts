import { helpers, INLINES, type Inline, type Text } from '@contentful/rich-text-types';
import { assetOf, entryOf } from '#domain/document.ts';
import { destination } from '#domain/links.ts';
import { entity, escapeStart } from './escape.ts';
import { markedText } from './marked-text.ts';

/** Takes what Markdown cannot hold. */
export type Lost = (what: string) => void;

const NEEDS_BRACKETS = /[\s()<>\\&*~]/;
const ENCODED = /[<>\s\\]/g;

/** Writes texts and links in one line, as a paragraph, heading or cell holds them. */
export function inlineMarkdown(nodes: (Inline | Text)[], lost: Lost): string {
  // Spaces at the ends would be dropped.
  return escapeStart(inside(nodes, lost).replace(/^\s|\s$/g, entity));
}

function inside(nodes: (Inline | Text)[], lost: Lost): string {
  let written = '';
  let texts: Text[] = [];
  for (const node of nodes) {
    if (helpers.isText(node)) texts.push(node);
    else {
      written += markedText(texts) + inline(node, lost);
      texts = [];
    }
  }
  return written + markedText(texts);
}

function inline(node: Inline, lost: Lost): string {
  const words = () => inside(node.content as (Inline | Text)[], lost);
  switch (node.nodeType) {
    case INLINES.HYPERLINK:
      return link(String(node.data.uri), words(), lost);
    case INLINES.ENTRY_HYPERLINK:
      return link(entryOf(node)?.href, words(), lost);
    case INLINES.ASSET_HYPERLINK:
      return link(assetOf(node)?.url, words(), lost);
    case INLINES.EMBEDDED_ENTRY:
      return entryLink(node, lost);
    default:
      lost(`a part of type ${node.nodeType}, of which the words stay`);
      return words();
  }
}

/** A link without words, which shows the title of its entry. */
export function entryLink(node: Parameters<typeof entryOf>[0], lost: Lost): string {
  const href = entryOf(node)?.href;
  if (!href) lost('an embedded entry that is not in the file, or not published');
  return href ? `[](${href})` : '';
}

function link(uri: string | undefined, words: string, lost: Lost): string {
  if (uri === undefined)
    lost(`the target of the link '${words}', which is not in the file, or not published`);
  else if (destination(uri) === 'unsafe') lost(`the unsafe address of the link '${words}'`);
  else if (words.trim() === '') lost(`a link without words to ${uri}`);
  else return `[${words}](${address(uri)})`;
  return words;
}

function address(uri: string): string {
  return NEEDS_BRACKETS.test(uri)
    ? `<${uri.replace(ENCODED, encodeURIComponent).replaceAll('&', '&amp;')}>`
    : uri;
}
