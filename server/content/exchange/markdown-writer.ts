import type { Document } from '@contentful/rich-text-types';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown, type Unsafe } from 'mdast-util-to-markdown';
import { blockTree, type Surroundings } from './block-tree.ts';
import { BREAK } from './marked-text.ts';

/** The reader takes `<br>` for a line break even behind a backslash; as `&#x3C;br>` it stays text. */
const root: Handle = (node, parent, state, info) => {
  const safe: typeof state.safe = (text, config) => state.safe(text, { ...config, encode: ['<'] });
  return defaultHandlers.root(node, parent, { ...state, safe }, info);
};

const MARKS = new Set<string | undefined>(['delete', 'emphasis', 'strong']);

/**
 * Signs such as ₦ are punctuation to the library, and letters to the reader's older parser. Beside marks they are written
 * as a reference, whose own signs are punctuation to both. An emoji, of two code units, is a letter to both.
 */
const text: Handle = (node, parent, state, info) => {
  const place = state.indexStack.at(-1) ?? 0;
  const isMark = (at: number) => MARKS.has(parent?.children[at]?.type);
  const written = defaultHandlers.text(node, parent, state, info);
  const first = isMark(place - 1) ? written.replace(/^()([^\0-\x7F])/, reference) : written;
  return isMark(place + 1) ? first.replace(/(\\?)([^\0-\x7F])$/, reference) : first;
};

/** A backslash before it would take its first sign away, and is written as two. */
function reference(_: string, backslash: string, sign: string): string {
  return /\p{S}/u.test(sign)
    ? `${backslash}${backslash}&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`
    : backslash + sign;
}

const UNSAFE: Unsafe[] = [
  // An address is no place for `<br>` either.
  { character: '<', inConstruct: 'destinationRaw' },
  // The reader takes these for a plain space or the end of a line.
  ...[...'\t\r\f\v\u2028\u2029'].map((character): Unsafe => ({ character, inConstruct: 'phrasing' })),
  // Space at the edges of a cell would be dropped.
  { character: ' ', before: '\\|', inConstruct: 'tableCell' },
  { character: ' ', after: '\\|', inConstruct: 'tableCell' },
];

const OPTIONS: Options = {
  bullet: '-',
  // Neither sign of a list, so that one as the first part of an item is still a rule.
  rule: '_',
  emphasis: '_',
  resourceLink: true,
  // Every cell counts as three wide, so that rows are as long as their words.
  extensions: [gfmToMarkdown({ stringLength: () => 3 })],
  handlers: { root, text },
  unsafe: UNSAFE,
};

/** Writes a sound document as the Markdown from which the site reads the same one. */
export function documentToMarkdown(document: Document, around: Surroundings): string {
  const children = blockTree(document.content, around);
  return toMarkdown({ type: 'root', children }, OPTIONS).replaceAll(BREAK, '<br>');
}
