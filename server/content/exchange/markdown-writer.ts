import type { Document } from '@contentful/rich-text-types';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown, type Unsafe } from 'mdast-util-to-markdown';
import { blockTree, type WriterContext } from './trees.ts';

const UNSAFE: Unsafe[] = [
  // The reader takes these for a plain space or the end of a line.
  ...[...'\t\r\f\v'].map((character): Unsafe => ({ character, inConstruct: 'phrasing' })),
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
  unsafe: UNSAFE,
};

/** Writes a sound document as the Markdown from which the site reads the same one. */
export function documentToMarkdown(document: Document, around: WriterContext): string {
  const children = blockTree(document.content, around);
  return toMarkdown({ type: 'root', children }, OPTIONS);
}
