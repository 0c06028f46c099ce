import { BLOCKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types';
import { FACTS, type ShownTerms } from '../company/company-terms.ts';
import { isEmpty } from './rich-text/document.ts';

const NAMED = /\{(\w+)\}/g;
const BETWEEN_SENTENCES = /(?<=[.!?])\s+/;

/**
 * Puts facts about money and trust in the place of their names, like `{deposit}`. A sentence that names a fact which is not
 * shown is left out, so that no answer refers to a figure that visitors cannot see.
 */
export function withTerms(text: string, shown: ShownTerms): string {
  if (!text.includes('{')) return text;
  const begin = text.slice(0, text.length - text.trimStart().length);
  const end = text.slice(text.trimEnd().length);
  const sentences = text.trim().split(BETWEEN_SENTENCES);
  const facts: Record<string, string | undefined> = shown;
  const kept = sentences
    .filter((sentence) => namesIn(sentence).every((name) => facts[name] !== undefined))
    .map((sentence) => sentence.replace(NAMED, (whole, name: string) => facts[name] ?? whole));
  return kept.length > 0 ? begin + kept.join(' ') + end : '';
}

/** The same in rich text; a paragraph or an item of a list of which nothing is left goes, too. */
export const documentWithTerms = (document: Document, shown: ShownTerms): Document => filled(document, shown);

/** What is wrong with the names of facts in an answer. */
export function termErrors(answer: string): string[] {
  const unknown = namesIn(answer).filter((name) => !(FACTS as readonly string[]).includes(name));
  if (unknown.length > 0) return [`'{${unknown[0]}}' is no fact: write one of ${FACTS.join(', ')}`];
  return withTerms(answer, {}).trim() === ''
    ? ['write a sentence without a fact, too: one whose fact is not known is left out']
    : [];
}

const namesIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, name = '']) => name);

const CAN_BE_EMPTY: ReadonlySet<string> = new Set([BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]);

function filled<Node extends Document | Block | Inline>(node: Node, shown: ShownTerms): Node {
  const children: (Block | Inline | Text)[] = node.content;
  const content = children.flatMap((child): (Block | Inline | Text)[] => {
    if (!('content' in child)) return [{ ...child, value: withTerms(child.value, shown) }];
    const after = filled(child, shown);
    const isGone = isEmpty(after) && !isEmpty(child) && !CAN_BE_EMPTY.has(child.nodeType);
    return isGone ? [] : [after];
  });
  return { ...node, content };
}
