import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { assetOf, startOf, words } from '#domain/entries/rich-text/document.ts';
import { HEADING_LEVELS } from '#domain/entries/rich-text/headings.ts';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import { entryLink, inlineTree, type Lost } from './inline-tree.ts';
import { tableTree } from './table-tree.ts';

/** The surroundings that the writer needs to know. */
export interface Surroundings {
  /** Name of the file of a picture in the images folder; nothing when it is not there. */
  pictureFile(asset: AssetTarget): string | undefined;
  lost: Lost;
}

/** The Markdown tree of the blocks of a document, a quote or an item of a list. */
export function blockTree(
  nodes: Document['content'] | Block['content'],
  around: Surroundings,
): BlockContent[] {
  return nodes.flatMap((node) => block(node, around));
}

function block(node: Block | Inline | Text, around: Surroundings): BlockContent[] {
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

function listItem(item: Block | Inline | Text, around: Surroundings): ListItem {
  return { type: 'listItem', children: 'content' in item ? blockTree(item.content, around) : [] };
}

function asset(target: AssetTarget | undefined, { pictureFile, lost }: Surroundings): PhrasingContent[] {
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
