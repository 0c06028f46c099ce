import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import type { BlockContent, Link, ListItem, PhrasingContent, Table, TableCell } from 'mdast';
import { assetOf, entryOf, HEADING_LEVELS, startOf, words } from '#domain/entries/rich-text/document.ts';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import { destination } from '#domain/shared/links.ts';
import { BREAK, markedText } from './marked-text.ts';

/** Takes what Markdown cannot hold. */
type Lost = (what: string) => void;

/** The tree of texts and links in one line, as a paragraph, heading or cell holds them. */
function inlineTree(nodes: (Inline | Text)[], lost: Lost): PhrasingContent[] {
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
function entryLink(node: Parameters<typeof entryOf>[0], lost: Lost): Link[] {
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

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** The Markdown tree of a table. Its first row is the head, and every row has as many cells as the longest. */
function tableTree({ content }: Block, lost: Lost): Table {
  const rows = content.map((row) => ('content' in row ? row.content : []));
  const [head = [], ...others] = rows;
  const isHead = (cell: { nodeType: string }) => cell.nodeType === BLOCKS.TABLE_HEADER_CELL;
  if (!head.every(isHead)) lost('a table without a head; its first row is the head now');
  if (others.flat().some(isHead)) lost('header cells of rows, which are plain cells now');
  const isMerged = ({ data }: { data: object }) => 'colspan' in data || 'rowspan' in data;
  if (rows.flat().some(isMerged)) lost('merged cells, of which each stands in one place now');
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return {
    type: 'table',
    align: head.map(
      (cell) => ALIGNMENTS.find((known) => 'data' in cell && cell.data['align'] === known) ?? null,
    ),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, column) => cell(row[column], lost)),
    })),
  };
}

function cell(node: Block | Inline | Text | undefined, lost: Lost): TableCell {
  const parts = node && 'content' in node ? node.content : [];
  if (parts.length > 1) lost('paragraphs inside a cell, which are lines now');
  const lines = parts.map((part): PhrasingContent[] => {
    if (part.nodeType === BLOCKS.PARAGRAPH && 'content' in part)
      return inlineTree(part.content as (Inline | Text)[], lost);
    lost(`a part of type ${part.nodeType} inside a cell, of which the words stay`);
    return [{ type: 'text', value: words(part) }];
  });
  const children = lines.flatMap((line, place): PhrasingContent[] => (place === 0 ? line : [BREAK, ...line]));
  return { type: 'tableCell', children };
}

/** The surroundings that the writer needs to know. */
export interface WriterContext {
  /** Name of the file of a picture in the images folder; nothing when it is not there. */
  pictureFile(asset: AssetTarget): string | undefined;
  lost: Lost;
}

/** The Markdown tree of the blocks of a document, a quote or an item of a list. */
export function blockTree(
  nodes: Document['content'] | Block['content'],
  around: WriterContext,
): BlockContent[] {
  return nodes.flatMap((node) => block(node, around));
}

function block(node: Block | Inline | Text, around: WriterContext): BlockContent[] {
  const { lost } = around;
  if (helpers.isText(node) || helpers.isInline(node)) return paragraph(inlineTree([node], lost));
  const line = () => inlineTree(node.content as (Inline | Text)[], lost);
  const depth = HEADING_LEVELS[node.nodeType];
  if (depth) {
    if (node.nodeType === BLOCKS.HEADING_1)
      lost(`the first level of the heading '${words(node)}', which is now the second`);
    return words(node).trim() === '' ? [] : [{ type: 'heading', depth, children: line() }];
  }
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return textOrEntry(node, lost);
    case BLOCKS.HR:
      return [{ type: 'thematicBreak' }];
    case BLOCKS.QUOTE:
      return [{ type: 'blockquote', children: blockTree(node.content, around) }];
    case BLOCKS.UL_LIST:
    case BLOCKS.OL_LIST:
      return [
        {
          type: 'list',
          ordered: node.nodeType === BLOCKS.OL_LIST,
          start: startOf(node) ?? 1,
          children: node.content.map((item) => listItem(item, around)),
        },
      ];
    case BLOCKS.TABLE:
      return [tableTree(node, lost)];
    case BLOCKS.EMBEDDED_ENTRY:
      return paragraph(entryLink(node, lost));
    case BLOCKS.EMBEDDED_ASSET:
      return paragraph(asset(assetOf(node), around));
    default:
      lost(`a part of type ${node.nodeType}, of which the words stay`);
      return node.content.some(helpers.isBlock) ? blockTree(node.content, around) : paragraph(line());
  }
}

function paragraph(children: PhrasingContent[]): BlockContent[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** An entry alone in a paragraph would become a block; that is what it looks like, too. */
function textOrEntry(node: Block, lost: Lost): BlockContent[] {
  const filled = node.content.filter((child) => !helpers.isText(child) || child.value.trim() !== '');
  const [only, ...others] = filled;
  if (only?.nodeType === INLINES.EMBEDDED_ENTRY && others.length === 0) {
    lost('the look of an entry alone in its paragraph, which is now a slip');
    return paragraph(entryLink(only as Inline, lost));
  }
  return filled.length === 0 ? [] : paragraph(inlineTree(node.content as (Inline | Text)[], lost));
}

function listItem(item: Block | Inline | Text, around: WriterContext): ListItem {
  return { type: 'listItem', children: 'content' in item ? blockTree(item.content, around) : [] };
}

function asset(target: AssetTarget | undefined, { pictureFile, lost }: WriterContext): PhrasingContent[] {
  if (!target) {
    lost('an embedded file that is not in the file, or not published');
    return [];
  }
  const { url, contentType, title, alt = title, caption, credit } = target;
  const below = [caption, credit].map((words) => words?.replaceAll(/[\n|]/g, ' ') ?? '');
  const legend = credit ? below.join(' | ').trim() : below[0];
  if (contentType.startsWith('image/')) {
    const file = pictureFile(target);
    if (file)
      return [
        {
          type: 'image',
          url: file,
          alt: (alt || title || file).replaceAll('\n', ' '),
          ...(legend && { title: legend }),
        },
      ];
  }
  lost(`the look of the embedded file ${url}, which is now a link`);
  return [{ type: 'link', url, children: [{ type: 'text', value: title || url }] }];
}
