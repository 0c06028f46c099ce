import { type FallbackResolver, richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import { destination } from '#domain/links.ts';

type Unconverted = Parameters<FallbackResolver>[0] & { position?: { start: { line: number } } };

/** What to write instead of Markdown that has no counterpart in rich text. */
const REMEDIES: Record<string, string> = {
  code: 'a block of code cannot be shown: write a list, a table or `short code`',
  html: 'HTML cannot be shown: write Markdown',
  image: 'a picture cannot be shown in the text: choose a cover',
  linkReference: 'write the address beside the words: [words](https://…)',
  definition: 'write the address beside the words: [words](https://…)',
};

/** Stands for a wanted line break until soft ones, where the editor only wrapped the line, have become spaces. */
const BREAK = '\u2028';
const HTML_BREAK = /<br\s*\/?>/gi;

/**
 * Makes rich text, as the hosted content service would deliver it, from Markdown.
 * @returns the document, and a line for every part that cannot be shown, with its line and the remedy
 */
export async function markdownToRichText(
  markdown: string,
): Promise<{ document: Document; faults: string[] }> {
  const faults: string[] = [];
  const document = await richTextFromMarkdown(
    markdown.replace(HTML_BREAK, BREAK),
    async (node: Unconverted) => {
      if (node.type === 'break') return [{ nodeType: 'text', value: BREAK, marks: [], data: {} }];
      const remedy =
        REMEDIES[node.type] ?? `a part of type ${node.type} cannot be shown: write it another way`;
      faults.push(`line ${node.position?.start.line ?? '?'}: ${remedy}`);
      return null;
    },
  );
  for (const block of document.content) finish(block, faults);
  return { document, faults };
}

function finish(node: Block | Inline | Text, faults: string[]): void {
  if (helpers.isText(node)) {
    node.value = node.value.replaceAll('\n', ' ').replaceAll(BREAK, '\n');
    return;
  }
  for (const child of node.content) finish(child, faults);
  if (node.nodeType === BLOCKS.TABLE) nameColumns(node);
  if (node.nodeType === BLOCKS.HEADING_1)
    faults.push(`heading '${words(node)}': begin at ##, the title is above it`);
  if (node.nodeType === INLINES.HYPERLINK && destination(String(node.data.uri)) === 'unsafe')
    faults.push(`link '${words(node)}': write /a-path, #a-heading, https://…, mailto:… or tel:…`);
}

/** Markdown's first row always names the columns; the converter makes plain cells of it. */
function nameColumns(table: Block | Inline): void {
  const [head] = table.content;
  if (!head || helpers.isText(head)) return;
  for (const cell of head.content) if (helpers.isBlock(cell)) cell.nodeType = BLOCKS.TABLE_HEADER_CELL;
}

/** The plain words of a part of a document. */
export function words(node: Block | Inline | Text): string {
  return helpers.isText(node) ? node.value : node.content.map(words).join('');
}
