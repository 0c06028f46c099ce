import {
  BLOCKS,
  type Block,
  type Document,
  HEADINGS,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  type Text,
} from '@contentful/rich-text-types';
import { type TermSummary, termPath } from '../entries/glossary.ts';
import { entryOf, parts, type RichNode } from '../entries/rich-text/document.ts';
import type { Content } from './content.ts';

/** Links that a text gets at most: more of them would be in the way of reading. */
const LIMIT = 8;
/** Answers are short, and a page of questions has many. */
export const LINKS_OF_AN_ANSWER = 2;

interface Options {
  limit?: number;
  /** Path of the page that the text is on, which is not linked. */
  page?: string;
}

/** Where words are names, not prose. */
const CLOSED = new Set<string>([...HEADINGS, BLOCKS.TABLE_HEADER_CELL]);

/**
 * Links words of the glossary in a text, each at its first place: whole words in whichever case, the longest that
 * fits, never in headings, links or code, and none that the author has linked already. A name in capitals is one only in
 * capitals: SON is no son. Of too many, those with the longest names are linked: they are the ones that say something special.
 * @param terms that the text may name; all of them are looked for
 * @returns a new document; the given one stays as it is
 */
export function linkTerms(
  document: Document,
  terms: TermSummary[],
  { limit = LIMIT, page = '' }: Options = {},
): Document {
  if (terms.length === 0) return document;
  const known = new Map(terms.map((term) => [term.subject.toLowerCase(), termPath(term)]));
  const capitals = new Set(terms.map(({ subject }) => subject).filter(isCapitals));
  const pattern = anyOf([...known.keys()]);
  const taken = linkedPaths(document).add(page);
  /** The subject that a piece of text names, in small letters. */
  const named = (found: string) => {
    const subject = found.toLowerCase();
    return isCapitals(found) || !capitals.has(found.toUpperCase()) ? subject : undefined;
  };
  const met = new Set(
    proseOf(document).flatMap(({ value }) =>
      [...value.matchAll(pattern)].flatMap(([found]) => named(found) ?? []),
    ),
  );
  const left = new Set(
    [...met]
      .filter((subject) => !taken.has(known.get(subject) ?? ''))
      .sort((a, b) => b.length - a.length)
      .slice(0, limit),
  );
  const linked = (text: Text): (Text | Inline)[] => {
    const pieces: (Text | Inline)[] = [];
    let from = 0;
    for (const { 0: found, index } of text.value.matchAll(pattern)) {
      const subject = named(found);
      const path = subject && known.get(subject);
      if (!path || !left.delete(subject)) continue;
      if (index > from) pieces.push({ ...text, value: text.value.slice(from, index) });
      pieces.push({ nodeType: INLINES.HYPERLINK, data: { uri: path }, content: [{ ...text, value: found }] });
      from = index + found.length;
    }
    return from === 0 ? [text] : [...pieces, { ...text, value: text.value.slice(from) }];
  };
  return withProse(document, linked);
}

/** The text of an entry with words of the glossary linked, unless its editor has switched that off. */
export function withTermLinks<Text extends Document | undefined>(
  { content: text, termLinks }: { content?: Text; termLinks?: false },
  content: Pick<Content, 'termsIn'>,
  options?: Options,
): Text | Document {
  return text && termLinks !== false ? linkTerms(text, content.termsIn(text), options) : (text as Text);
}

/** Matches any of the subjects as whole words, the longest first. */
function anyOf(subjects: string[]): RegExp {
  const longestFirst = subjects
    .sort((a, b) => b.length - a.length)
    .map((subject) => subject.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase();
}

/** Paths that the author links to, without a query. */
function linkedPaths(document: Document): Set<string> {
  const nodes = [...parts(document)].filter((node) => !helpers.isText(node));
  return new Set(
    nodes.map((node) => String(entryOf(node)?.href ?? node.data['uri'] ?? '').replace(/\?.*/, '')),
  );
}

/** The texts in which words may become links, in reading order. */
function proseOf(node: Document | Block): Text[] {
  return node.content.flatMap((child: RichNode) => {
    if (helpers.isText(child)) return isCode(child) ? [] : [child];
    return helpers.isBlock(child) && !CLOSED.has(child.nodeType) ? proseOf(child) : [];
  });
}

/** The same document with its prose replaced, in reading order. */
function withProse<Node extends Document | Block>(
  node: Node,
  replace: (text: Text) => (Text | Inline)[],
): Node {
  const children: RichNode[] = node.content;
  const content = children.flatMap((child): RichNode[] => {
    if (helpers.isText(child)) return isCode(child) ? [child] : replace(child);
    return helpers.isBlock(child) && !CLOSED.has(child.nodeType) ? [withProse(child, replace)] : [child];
  });
  return { ...node, content } as Node;
}

function isCode({ marks }: Text): boolean {
  return marks.some(({ type }) => type === MARKS.CODE);
}
