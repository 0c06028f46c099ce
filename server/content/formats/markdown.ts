import { type FallbackResolver, richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import {
  BLOCKS,
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  TEXT_CONTAINERS,
  type Text,
} from '@contentful/rich-text-types';
import { destination } from '#domain/shared/links.ts';
import { markTag, putMarks } from './html-marks.ts';

type Unconverted = Parameters<FallbackResolver>[0] & {
  position?: { start: { line: number } };
  alt?: string | null;
  title?: string | null;
  url?: string;
};
type Report = (fault: string) => void;

/** The remedies for Markdown that has no counterpart in rich text. */
const REMEDIES: Record<string, string> = {
  code: 'a block of code cannot be shown: write a list, a table or `short code`',
  html: 'HTML cannot be shown: write Markdown',
  linkReference: 'write the address beside the words: [words](https://…)',
  definition: 'write the address beside the words: [words](https://…)',
};

/** Letters of a text; the longest article has some 30,000. */
const MOST_LETTERS = 200_000;
/** Signs before the words of a line; each level of quotes and lists takes two or three, and the time to read them grows faster. */
const DEEPEST = /^[ \t>*+-]{120}/m;
const TOO_LONG = `the text has more than ${MOST_LETTERS} letters: make two of it`;
const TOO_DEEP = 'quotes, lists or brackets stand too deep inside each other: write fewer levels';

/** Stands for a wanted line break until soft ones, where the editor only wrapped the line, have become spaces. */
const BREAK = '\u2028';
const HTML_BREAK = /<br\s*\/?>/gi;

/**
 * Makes rich text, as the hosted content service would deliver it, from Markdown. Pictures and links without words get
 * `data.file` and `data.path`, which `link-targets.ts` replaces by their targets.
 * @returns the document, and a line for every part that cannot be shown, with its line and the remedy
 */
export async function markdownToRichText(
  markdown: string,
): Promise<{ document: Document; faults: string[] }> {
  if (markdown.length > MOST_LETTERS) return refused(TOO_LONG);
  if (DEEPEST.test(markdown)) return refused(TOO_DEEP);
  const faults: string[] = [];
  const report: Report = (fault) => faults.push(fault);
  try {
    const document = await richTextFromMarkdown(
      markdown.replace(HTML_BREAK, BREAK),
      async (node: Unconverted) =>
        convert(node, (fault) => report(`line ${node.position?.start.line ?? '?'}: ${fault}`)),
    );
    for (const block of document.content) finish(block, report);
    return { document, faults };
  } catch (error) {
    // The stack of the converter ends before ours.
    if (error instanceof RangeError) return refused(TOO_DEEP);
    throw error;
  }
}

function refused(fault: string): { document: Document; faults: string[] } {
  return { document: { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] }, faults: [fault] };
}

/** Converts the nodes that the converter itself does not know. */
function convert(node: Unconverted, report: Report): Node[] | null {
  if (node.type === 'break') return [{ nodeType: 'text', value: BREAK, marks: [], data: {} } as Text];
  if (node.type === 'image') return [picture(node, report)];
  const tag = node.type === 'html' ? markTag(node.value) : undefined;
  if (tag) return [tag];
  report(REMEDIES[node.type] ?? `a part of type ${node.type} cannot be shown: write it another way`);
  return null;
}

type Node = Block | Inline | Text;

/** The title of a picture: its caption, and after a bar who took it. */
function captionOf(title: string | null | undefined): { caption?: string; credit?: string } {
  const [caption, credit] = (title ?? '').split('|').map((part) => part.trim());
  return { ...(caption && { caption }), ...(credit && { credit }) };
}

function picture({ alt, url = '', title }: Unconverted, report: Report): Block {
  if (!alt) report(`picture '${url}': say what it shows: ![what it shows](${url})`);
  return {
    nodeType: BLOCKS.EMBEDDED_ASSET,
    data: { file: url, alt: alt ?? '', ...captionOf(title) },
    content: [],
  };
}

function finish(node: Node, report: Report): void {
  if (helpers.isText(node)) {
    // Code shows what it holds.
    const isCode = node.marks.some(({ type }) => type === MARKS.CODE);
    node.value = node.value.replaceAll('\n', ' ').replaceAll(BREAK, isCode ? '<br>' : '\n');
    return;
  }
  if (TEXT_CONTAINERS.includes(node.nodeType as BLOCKS)) putMarks(node, report);
  for (const child of node.content) finish(child, report);
  if (node.nodeType === BLOCKS.PARAGRAPH) embedEntry(node);
  if (node.nodeType === BLOCKS.TABLE) nameColumns(node);
  if (node.nodeType === BLOCKS.TABLE_CELL || node.nodeType === BLOCKS.QUOTE) refusePictures(node, report);
  if (node.nodeType === BLOCKS.HEADING_1)
    report(`heading '${words(node)}': begin at ##, the title is above it`);
  if (node.nodeType === INLINES.HYPERLINK) finishLink(node as Inline, report);
}

/** A link without words shows the title of the entry that it leads to. */
function finishLink(link: Inline, report: Report): void {
  const uri = String(link.data.uri);
  const where = destination(uri);
  if (where === 'site' && words(link) === '') {
    link.nodeType = INLINES.EMBEDDED_ENTRY;
    link.data = { path: uri };
    link.content = [];
  } else if (where === 'unsafe')
    report(`link '${words(link)}' to ${uri}: write /a-path, #a-heading, https://…, mailto:… or tel:…`);
  else if (words(link) === '') report(`link to ${uri}: write words for it: [words](${uri})`);
}

/** Such a link alone in its paragraph embeds the entry. */
function embedEntry(paragraph: Block | Inline): void {
  const [only, ...others] = paragraph.content;
  if (only?.nodeType !== INLINES.EMBEDDED_ENTRY || others.length > 0) return;
  Object.assign(paragraph, { nodeType: BLOCKS.EMBEDDED_ENTRY, data: only.data, content: [] });
}

/** Rich text has none there. */
function refusePictures({ content }: Block | Inline, report: Report): void {
  for (const { nodeType, data } of content)
    if (nodeType === BLOCKS.EMBEDDED_ASSET)
      report(`picture '${data.file}': put it in a paragraph of its own, outside of quotes and tables`);
}

/** Markdown's first row always names the columns; the converter makes plain cells of it. */
function nameColumns(table: Block | Inline): void {
  const [head] = table.content;
  if (!head || helpers.isText(head)) return;
  for (const cell of head.content) if (helpers.isBlock(cell)) cell.nodeType = BLOCKS.TABLE_HEADER_CELL;
}

/** The plain words of a part of a document. */
export function words(node: Node): string {
  return helpers.isText(node) ? node.value : node.content.map(words).join('');
}
