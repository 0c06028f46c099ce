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

const SENTENCE_END = /[.!?:;\n]/;
const WORD = /[a-z']+/g;
const VOWELS = /[aeiouy]+/g;

/**
 * How easily an English text reads: 100 is plain, below 30 is hard.
 * @see Flesch, R. (1948), 'A new readability yardstick', Journal of Applied Psychology 32
 */
export function readingEase(text: string): number {
  const words = text.toLowerCase().match(WORD) ?? [];
  const sentences = text.split(SENTENCE_END).filter((part) => /[a-z]/i.test(part)).length;
  if (words.length === 0 || sentences === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** Groups of vowels; a last e is silent. */
function syllablesOf(word: string): number {
  const spoken = word.length > 3 && word.endsWith('e') && !word.endsWith('le') ? word.slice(0, -1) : word;
  return Math.max(1, spoken.match(VOWELS)?.length ?? 0);
}
