import { BLOCKS, type Document } from '@contentful/rich-text-types';
import type { Definition, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { blocksOf } from './markdown-blocks.ts';
import type { MarkdownReading } from './markdown-inlines.ts';
import { remembering } from './remembered.ts';

/** CommonMark with GitHub's additions. One tilde stays text, as people write ranges with it, like '3~5 days'. */
const SYNTAX = { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };

/** Characters of a text; the longest article has some 30,000. */
const MOST_CHARACTERS = 200_000;
/** Signs before the words of a line; each level of quotes and lists takes two or three, and the time to read them grows faster. */
const DEEPEST = /^[ \t>*+-]{120}/m;
const TOO_LONG = `the text has more than ${MOST_CHARACTERS} letters: make two of it`;
const TOO_DEEP = 'quotes, lists or brackets stand too deep inside each other: write fewer levels';

/** A document made of Markdown. */
export interface ReadMarkdown {
  document: Document;
  /** A line for every part that cannot be shown, with its line and the remedy. */
  errors: string[];
}

/** Letters: questions, guides and other copy have 120,000. */
const MOST_REMEMBERED = 500_000;
const converted = remembering(convert, MOST_REMEMBERED);

/**
 * Makes rich text, as the hosted content service would deliver it, from Markdown. Whatever is written is shown or among
 * the errors. Pictures and links without words get `data.file` and `data.path`, which `link-targets.ts` replaces by
 * their targets.
 */
export function markdownToRichText(markdown: string): ReadMarkdown {
  if (markdown.length > MOST_CHARACTERS) return refused(TOO_LONG);
  if (DEEPEST.test(markdown)) return refused(TOO_DEEP);
  try {
    return converted(markdown);
  } catch (error) {
    // The stack of the parser ends before ours.
    if (error instanceof RangeError) return refused(TOO_DEEP);
    throw error;
  }
}

function convert(markdown: string): ReadMarkdown {
  const tree = fromMarkdown(markdown, SYNTAX);
  const found: { line: number; error: string }[] = [];
  const reading: MarkdownReading = {
    lines: markdown.split(/\r\n|\r|\n/),
    definitions: new Map(),
    used: new Set(),
    report: ({ position }, error) => found.push({ line: position?.start.line ?? 1, error }),
  };
  collectDefinitions(tree, reading);
  const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: blocksOf(tree.children, reading) };
  for (const [identifier, definition] of reading.definitions)
    if (!reading.used.has(identifier)) reading.report(definition, unused(definition));
  const errors = found.sort((a, b) => a.line - b.line).map(({ line, error }) => `line ${line}: ${error}`);
  // One slip may show in several places of a line.
  return { document: document as Document, errors: [...new Set(errors)] };
}

/** Keeps the addresses of references by their names; of several of one name, the first counts. */
function collectDefinitions(node: Root | Nodes, reading: MarkdownReading): void {
  if (node.type === 'definition') {
    const { identifier, label } = node;
    if (reading.definitions.has(identifier))
      reading.report(node, `the address of [${label ?? identifier}] stands twice: keep one of them`);
    else reading.definitions.set(identifier, node);
  }
  if ('children' in node) for (const child of node.children) collectDefinitions(child, reading);
}

function unused({ label, identifier, url }: Definition): string {
  return `nothing refers to [${label ?? identifier}]: ${url} is not shown: write [words](${url}) where it belongs, or remove the line`;
}

function refused(error: string): ReadMarkdown {
  return { document: { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] }, errors: [error] };
}
