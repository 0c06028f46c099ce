import {
  BLOCKS,
  type Block,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  type Mark,
  type Text,
} from '@contentful/rich-text-types';
import type { Definition, Image, Link, Node, PhrasingContent } from 'mdast';
import { words } from '#domain/entries/rich-text/document.ts';
import { destination } from '#domain/shared/links.ts';
import { isComment, markTag, putMarks } from './html-marks.ts';

/** A Markdown text while it is read. */
export interface MarkdownReading {
  lines: string[];
  /** Addresses that are written apart from their links, by name. */
  definitions: Map<string, Definition>;
  /** Names of those that a link or picture refers to. */
  used: Set<string>;
  /** Takes what cannot be shown, with the remedy. */
  report(where: Pick<Node, 'position'>, error: string): void;
}

/** What has words in a line: a paragraph, a heading, a cell. */
export interface Line extends Pick<Node, 'position'> {
  children: PhrasingContent[];
}

type Part = Block | Inline | Text;

/** The remedies for Markdown that has no counterpart in rich text. */
export const NOT_SHOWN = {
  code: 'a block of code cannot be shown: write a list, a table or `short code`',
  html: 'HTML cannot be shown: write Markdown, and notes to yourself as <!-- note -->',
  footnote: 'footnotes cannot be shown: write the note in brackets behind the words',
};
const LINE_BREAK = /^<br\s*\/?>$/i;

/** The texts and links of a line; pictures among them are blocks. */
export function lineOf(line: Line, reading: MarkdownReading): Part[] {
  const parts = line.children.flatMap((node) => inline(node, [], reading));
  putMarks(parts, (error) => reading.report(line, error));
  return joined(parts);
}

function inline(node: PhrasingContent, marks: Mark[], reading: MarkdownReading): Part[] {
  const inside = (mark: MARKS) => {
    const both = marks.some(({ type }) => type === mark) ? marks : [...marks, { type: mark }];
    return 'children' in node ? node.children.flatMap((child) => inline(child, both, reading)) : [];
  };
  switch (node.type) {
    case 'text':
      return [text(unwrapped(node.value), marks)];
    case 'inlineCode':
      return [text(unwrapped(node.value), [...marks, { type: MARKS.CODE }])];
    case 'break':
      return [text('\n', marks)];
    case 'strong':
      return inside(MARKS.BOLD);
    case 'emphasis':
      return inside(MARKS.ITALIC);
    case 'delete':
      return inside(MARKS.STRIKETHROUGH);
    case 'html':
      return html(node, marks, reading);
    case 'link':
      return [link(node, marks, reading)];
    case 'linkReference': {
      const { url, title } = referred(node.identifier, reading);
      return [link({ ...node, type: 'link', url, title: title ?? null }, marks, reading)];
    }
    case 'image':
      return [picture(node, reading)];
    case 'imageReference': {
      const { url, title } = referred(node.identifier, reading);
      return [picture({ ...node, type: 'image', url, title: title ?? null }, reading)];
    }
    case 'footnoteReference':
      reading.report(node, NOT_SHOWN.footnote);
      return [];
  }
}

/** A line that the editor only wrapped becomes a space. */
const unwrapped = (value: string) => value.replace(/\r\n|\r|\n/g, ' ');

function text(value: string, marks: Mark[]): Text {
  return { nodeType: 'text', value, marks: marks.map((mark) => ({ ...mark })), data: {} };
}

function html(node: Extract<PhrasingContent, { type: 'html' }>, marks: Mark[], reading: MarkdownReading) {
  if (LINE_BREAK.test(node.value)) return [text('\n', marks)];
  const tag = markTag(node.value);
  if (tag) return [tag];
  if (!isComment(node.value)) reading.report(node, NOT_SHOWN.html);
  return [];
}

/** The address that a reference names; the parser makes references only of names that are defined. */
function referred(
  identifier: string,
  { definitions, used }: MarkdownReading,
): Pick<Definition, 'url' | 'title'> {
  used.add(identifier);
  return definitions.get(identifier) ?? { url: '' };
}

/** A link without words shows the title of the entry that it leads to. */
function link(node: Link, marks: Mark[], reading: MarkdownReading): Inline {
  const { title } = node;
  // Browsers take a backslash in an address for a slash.
  const url = node.url.replaceAll('\\', '%5C');
  const content = node.children
    .flatMap((child) => inline(child, marks, reading))
    .filter((part) => {
      if (!helpers.isBlock(part)) return true;
      reading.report(
        node,
        `picture '${part.data['file']}': a picture cannot be a link: put the link beside it`,
      );
      return false;
    }) as Text[];
  const shown = content.map(words).join('');
  const where = destination(url);
  if (title)
    reading.report(
      node,
      `link '${shown}': the words in quotes behind its address are not shown: write them in the text`,
    );
  if (where === 'unsafe')
    reading.report(
      node,
      `link '${shown}' to ${url}: write /a-path, #a-heading, https://…, mailto:… or tel:…`,
    );
  else if (shown.trim() === '') {
    if (where === 'site') return { nodeType: INLINES.EMBEDDED_ENTRY, data: { path: url }, content: [] };
    reading.report(node, `link to ${url}: write words for it: [words](${url})`);
  }
  return { nodeType: INLINES.HYPERLINK, data: { uri: url }, content };
}

function picture(node: Image, reading: MarkdownReading): Block {
  const { alt, url } = node;
  if (!alt) reading.report(node, `picture '${url}': say what it shows: ![what it shows](${url})`);
  return {
    nodeType: BLOCKS.EMBEDDED_ASSET,
    data: { file: url, alt: alt ?? '', ...captionOf(node.title) },
    content: [],
  };
}

/** The title of a picture: its caption, and after a bar who took it. */
function captionOf(title: string | null | undefined): { caption?: string; credit?: string } {
  const [caption, credit] = (title ?? '').split('|').map((part) => part.trim());
  return { ...(caption && { caption }), ...(credit && { credit }) };
}

/** Texts of the same marks side by side are one text. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && helpers.isText(last) && helpers.isText(part) && marksOf(last) === marksOf(part))
      last.value += part.value;
    else all.push(helpers.isText(part) ? part : ({ ...part, content: joined(part.content) } as Inline));
  }
  return all;
}

const marksOf = ({ marks }: Text) => marks.map(({ type }) => type).join();
