import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { assetOf, words } from '#domain/document.ts';
import type { AssetTarget } from '#domain/rich-text.ts';
import { escapeText } from './escape.ts';
import { entryLink, inlineMarkdown, type Lost } from './inline-markdown.ts';

/** What the writer needs to know of the world. */
export interface Surroundings {
  /** Name of the file of a picture in the images folder; nothing when it is not there. */
  pictureFile(asset: AssetTarget): string | undefined;
  lost: Lost;
}

const LEVELS: Partial<Record<string, number>> = {
  [BLOCKS.HEADING_1]: 2,
  [BLOCKS.HEADING_2]: 2,
  [BLOCKS.HEADING_3]: 3,
  [BLOCKS.HEADING_4]: 4,
  [BLOCKS.HEADING_5]: 5,
  [BLOCKS.HEADING_6]: 6,
};
const LISTS: string[] = [BLOCKS.UL_LIST, BLOCKS.OL_LIST];

/** Writes a sound document as the Markdown from which the site reads the same one. */
export function documentToMarkdown(document: Document, around: Surroundings): string {
  const text = blocks(document.content, around);
  return text === '' ? '' : `${text}\n`;
}

function blocks(nodes: (Block | Inline | Text)[], around: Surroundings): string {
  let listsInRow = 0;
  let before = '';
  const written = nodes.map((node) => {
    // Two lists of a kind that follow each other would become one; another sign keeps them apart.
    listsInRow = LISTS.includes(node.nodeType) && node.nodeType === before ? listsInRow + 1 : 0;
    before = node.nodeType;
    return block(node, around, listsInRow % 2 === 1);
  });
  return written.filter(Boolean).join('\n\n');
}

function block(node: Block | Inline | Text, around: Surroundings, otherSign: boolean): string {
  const { lost } = around;
  if (helpers.isText(node) || helpers.isInline(node)) return inlineMarkdown([node], lost);
  const line = () => inlineMarkdown(node.content as (Inline | Text)[], lost);
  const level = LEVELS[node.nodeType];
  if (level) {
    if (node.nodeType === BLOCKS.HEADING_1)
      lost(`the first level of the heading '${words(node)}', which is now the second`);
    return words(node).trim() && `${'#'.repeat(level)} ${line().replace(/(\s#*)#$/, '$1\\#')}`;
  }
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
      return paragraph(node, around);
    case BLOCKS.HR:
      return '***';
    case BLOCKS.QUOTE:
      return prefixed(blocks(node.content, around), '> ', '> ');
    case BLOCKS.UL_LIST:
      return node.content.map((item) => listItem(item, otherSign ? '* ' : '- ', around)).join('\n\n');
    case BLOCKS.OL_LIST:
      return node.content
        .map((item, place) => listItem(item, `${place + 1}${otherSign ? ')' : '.'} `, around))
        .join('\n\n');
    case BLOCKS.TABLE:
      return table(node, around);
    case BLOCKS.EMBEDDED_ENTRY:
      return entryLink(node, lost);
    case BLOCKS.EMBEDDED_ASSET:
      return asset(assetOf(node), around);
    default:
      lost(`a part of type ${node.nodeType}, of which the words stay`);
      return node.content.some(helpers.isBlock) ? blocks(node.content, around) : line();
  }
}

/** An entry alone in a paragraph would become a block; that is what it looks like, too. */
function paragraph(node: Block, { lost }: Surroundings): string {
  const filled = node.content.filter((child) => !helpers.isText(child) || child.value.trim() !== '');
  const [only, ...others] = filled;
  if (only?.nodeType === INLINES.EMBEDDED_ENTRY && others.length === 0) {
    lost('the look of an entry alone in its paragraph, which is now a slip');
    return entryLink(only as Inline, lost);
  }
  return filled.length === 0 ? '' : inlineMarkdown(node.content as (Inline | Text)[], lost);
}

function listItem(item: Block | Inline | Text, sign: string, around: Surroundings): string {
  const content = 'content' in item ? blocks(item.content, around) : '';
  return prefixed(content, sign, ' '.repeat(sign.length));
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, place) => `${place === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

function asset(target: AssetTarget | undefined, { pictureFile, lost }: Surroundings): string {
  if (!target) {
    lost('an embedded file that is not in the file, or not published');
    return '';
  }
  const { url, contentType, title, alt = title } = target;
  if (contentType.startsWith('image/')) {
    const file = pictureFile(target);
    if (file) return `![${escapeText(alt || title || file).replaceAll('\n', ' ')}](${file})`;
  }
  lost(`the look of the embedded file ${url}, which is now a link`);
  return `[${escapeText(title || url)}](${url})`;
}

function table({ content }: Block, around: Surroundings): string {
  const rows = content.map((row) => ('content' in row ? row.content : []));
  const [head = [], ...others] = rows;
  const isHead = (cell: { nodeType: string }) => cell.nodeType === BLOCKS.TABLE_HEADER_CELL;
  if (!head.every(isHead)) around.lost('a table without a head; its first row is the head now');
  if (others.flat().some(isHead)) around.lost('header cells of rows, which are plain cells now');
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const line = (cells: string[]) =>
    `| ${[...cells, ...Array<string>(columns - cells.length).fill('')].join(' | ')} |`;
  const written = rows.map((row) => line(row.map((each) => cell(each, around))));
  return [written[0], line(Array<string>(columns).fill('---')), ...written.slice(1)].join('\n');
}

function cell(node: Block | Inline | Text, { lost }: Surroundings): string {
  const parts = 'content' in node ? node.content : [];
  if (parts.length > 1) lost('paragraphs inside a cell, which are lines now');
  const lines = parts.map((part) => {
    if (part.nodeType === BLOCKS.PARAGRAPH && 'content' in part)
      return inlineMarkdown(part.content as (Inline | Text)[], lost);
    lost(`a part of type ${part.nodeType} inside a cell, of which the words stay`);
    return escapeText(words(part));
  });
  // Code keeps its bars only when they are escaped; everywhere else they are already.
  return lines.join('<br>').replace(/(?<!\\)\|/g, '\\|');
}
