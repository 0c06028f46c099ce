import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { parts, type RichNode, words } from './document.ts';
import { headings } from './headings.ts';

/**
 * The names of the tables of a sanitized document, by which those who listen tell them apart: the heading that a table stands
 * under; of a second table there, and where there is no heading, the words of its first row.
 * @returns nothing for a table that no words name
 */
export function tableNames(document: Document): Map<RichNode, string> {
  const texts = new Map(headings(document).map(({ node, text }) => [node, text]));
  const names = new Map<RichNode, string>();
  const taken = new Set<string>();
  let heading = '';
  for (const part of parts(document)) {
    heading = texts.get(part) ?? heading;
    if (part.nodeType !== BLOCKS.TABLE || !('content' in part)) continue;
    const columns = contentOf(part.content[0]).map(words).filter(Boolean).join(', ');
    const name = taken.has(heading) ? [heading, columns].filter(Boolean).join(': ') : heading || columns;
    taken.add(heading);
    if (name) names.set(part, name);
  }
  return names;
}

const contentOf = (node: RichNode | undefined): RichNode[] => (node && 'content' in node ? node.content : []);
