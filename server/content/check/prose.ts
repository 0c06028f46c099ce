import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { words } from '#domain/document.ts';
import { nodesOf } from '../link-targets.ts';

const LINES: ReadonlySet<string> = new Set([
  BLOCKS.PARAGRAPH,
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
]);

/** The words of a text, each paragraph and heading in a line of its own. */
export function prose(document: Document): string {
  return [...nodesOf(document)]
    .filter(({ nodeType }) => LINES.has(nodeType))
    .map(words)
    .join('\n');
}
