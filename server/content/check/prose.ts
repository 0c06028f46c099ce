import { BLOCKS, type Document, HEADINGS } from '@contentful/rich-text-types';
import { words } from '#domain/entries/rich-text/document.ts';
import { nodesOf } from '../entries/link-targets.ts';

const LINES: ReadonlySet<string> = new Set([BLOCKS.PARAGRAPH, ...HEADINGS]);

/** The words of a text, each paragraph and heading in a line of its own. */
export function prose(document: Document): string {
  return [...nodesOf(document)]
    .filter(({ nodeType }) => LINES.has(nodeType))
    .map(words)
    .join('\n');
}
