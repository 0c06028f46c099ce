import { BLOCKS, type Block, type Document, INLINES, type Inline } from '@contentful/rich-text-types';
import { assetOf, isEmpty, words } from '#domain/entries/rich-text/document.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { destination } from '#domain/shared/links.ts';
import { nodesOf } from '../entries/link-targets.ts';

/** Parts of a text that show something of another entry or a file, and what editors call these. */
const LINKED: Record<string, string> = {
  [INLINES.ENTRY_HYPERLINK]: 'entry',
  [INLINES.EMBEDDED_ENTRY]: 'entry',
  [BLOCKS.EMBEDDED_ENTRY]: 'entry',
  [INLINES.ASSET_HYPERLINK]: 'asset',
  [BLOCKS.EMBEDDED_ASSET]: 'asset',
};

const ELSEWHERE = 'it is of another space, which the site does not read: link to its address, or take it out';

/** The remedy for a picture without words. */
export const noDescription = (title: string): string =>
  `describe the picture '${title}' in its asset: what it shows, for those who do not see it`;

/** Finds the parts of a text that are not shown as meant: links that lead nowhere, pictures without words. Each once. */
export function textRemarks(document: Document): string[] {
  return [...new Set([...nodesOf(sanitized(document))].flatMap((node) => remarkOn(node) ?? []))];
}

function remarkOn(node: Block | Inline): string | undefined {
  const what = LINKED[node.nodeType];
  if (what && !node.data['target']) return lost(node, what);
  switch (node.nodeType) {
    case INLINES.HYPERLINK:
      return words(node).trim() === ''
        ? `content: a link to ${node.data['uri']} has no words: write them, or take it out`
        : unsafe(words(node), String(node.data['uri']));
    case INLINES.ENTRY_HYPERLINK:
    case INLINES.ASSET_HYPERLINK:
      return words(node).trim() === ''
        ? `content: a link to an ${what} has no words: write them, or take it out`
        : undefined;
    case INLINES.RESOURCE_HYPERLINK:
      return `link '${words(node)}': ${ELSEWHERE}`;
    case INLINES.EMBEDDED_RESOURCE:
    case BLOCKS.EMBEDDED_RESOURCE:
      return `content: an embedded entry: ${ELSEWHERE}`;
    case BLOCKS.LIST_ITEM:
      return isEmpty(node)
        ? 'content: a list has an item without words: write them, or take it out'
        : undefined;
    case BLOCKS.HEADING_1:
      return `heading '${words(node)}': begin with heading 2, the title is above it`;
    case BLOCKS.EMBEDDED_ASSET: {
      const asset = assetOf(node);
      return asset?.contentType.startsWith('image/') && !asset.alt ? noDescription(asset.title) : undefined;
    }
    default:
      return undefined;
  }
}

function lost(node: Block | Inline, what: string): string {
  const named = words(node);
  const remedy = 'is not published, or has a fault: publish it, or take it out of the text';
  return named ? `link '${named}': its ${what} ${remedy}` : `content: an embedded ${what} ${remedy}`;
}

function unsafe(named: string, uri: string): string | undefined {
  if (destination(uri) !== 'unsafe') return undefined;
  return `link '${named}' to ${uri}: write /a-path, #a-heading, https://…, mailto:… or tel:…`;
}
