import leven from 'leven';
import { foldedWords } from './words.ts';

/** In shorter words one letter makes another word of it. */
const SHORTEST = 4;
/** From so many letters on two may be wrong. */
const LONG = 7;

/**
 * Guesses the words that were meant.
 * @param known words that are in the index, with the number of entries that have each
 * @returns nothing where every word is known, or none is like it
 */
export function corrected(text: string, known: ReadonlyMap<string, number>): string | undefined {
  const words = foldedWords(text);
  const meant = words.map((word) => (isKnown(word, known) ? word : nearest(word, known)));
  const isBetter = meant.every((word) => word !== undefined) && meant.join(' ') !== words.join(' ');
  return isBetter ? meant.join(' ') : undefined;
}

function isKnown(word: string, known: ReadonlyMap<string, number>): boolean {
  if (word.length < SHORTEST || known.has(word)) return true;
  for (const other of known.keys()) if (other.startsWith(word)) return true;
  return false;
}

/** The word with the fewest other letters; of those with as few, the one that most entries have. */
function nearest(word: string, known: ReadonlyMap<string, number>): string | undefined {
  const most = word.length < LONG ? 1 : 2;
  let best: { word: string; typos: number; entries: number } | undefined;
  for (const [other, entries] of known) {
    if (Math.abs(other.length - word.length) > most || other.length < SHORTEST) continue;
    const typos = leven(word, other);
    const isNearer = !best || typos < best.typos || (typos === best.typos && entries > best.entries);
    if (typos <= most && isNearer) best = { word: other, typos, entries };
  }
  return best?.word;
}
