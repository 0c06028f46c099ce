import type { Document, Node, Text } from '@contentful/rich-text-types';
import leven from 'leven';
import type { Meant } from '#domain/entries/search.ts';
import type { SearchWords } from '#domain/entries/search-words.ts';
import { baseLetters } from '#domain/shared/letters.ts';

/** The most words that a search asks for; more find nothing that fewer would not. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;
/** A shorter word stands for itself: too many words begin like it. */
const SHORTEST_BEGINNING = 3;

/** Parts words into names, and gives the other names of the same thing beside each. */
type Widen = (words: string[]) => string[][][];

/** The words of a text in small letters, without hooks, marks and tones: 'Ọ̀yọ́' is found as 'oyo'. */
export function foldedWords(text: string): string[] {
  return baseLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that a text begins with, enough to tell most names apart. */
export function opening(text: string): string {
  return foldedWords(text).slice(0, 2).join(' ');
}

/** The beginnings of all names that a text may hold, each once, as `opening` makes them. */
export function beginningsIn(text: string): string[] {
  const words = foldedWords(text);
  return [...new Set(words.flatMap((word, n) => [word, words.slice(n, n + 2).join(' ')]))];
}

/** A word that stands for a value in the full-text index. It begins with what is no letter, so that nobody can type it. */
export function facet(name: 'kind' | 'tag', value: string): string {
  return `→${name}${Buffer.from(value).toString('hex')}`;
}

/**
 * Makes a query of the full-text index from whatever somebody typed: entries that hold each of its words, or one that begins
 * so if it is not too short.
 * @param facets that entries must have besides
 * @param widen adds other names of what the words are called; without it there are none
 * @param without facets that entries must not have
 * @returns nothing when the text holds no word
 */
export function wordQuery(
  text: string,
  facets: string[] = [],
  widen: Widen = (words) => words.map((word) => [[word]]),
  without: string[] = [],
): string | undefined {
  const words = foldedWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const wanted = [...widen(words).map(anyOf), ...facets.map(quoted)].join(' AND ');
  return without.length > 0 ? `(${wanted}) NOT (${without.map(quoted).join(' OR ')})` : wanted;
}

const quoted = (facet: string) => `"${facet}"`;

/** Any of some names, each by all of its words. */
function anyOf(names: string[][]): string {
  return `(${names.map((words) => `(${words.map(beginning).join(' AND ')})`).join(' OR ')})`;
}

function beginning(word: string): string {
  const letters = [...word].slice(0, LONGEST_WORD);
  return `"${letters.join('')}"${letters.length < SHORTEST_BEGINNING ? '' : '*'}`;
}

/** The words of a document as one text, parts of it parted by a space. */
export function plainText(node: Document | Node | Text): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  const children = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return children.map(plainText).join(children.some(isText) ? '' : ' ');
}

function isText(node: Node | Text): boolean {
  return node.nodeType === 'text';
}

/** A part of what is searched for: any of these names, each as its words. The first is what was typed. */
type AnyOf = string[][];

/** Other names of things, ready to look up. */
export class Synonyms {
  /** Names of one thing, by each of them. */
  readonly #groups = new Map<string, string[][]>();
  #longest = 1;

  /** @param groups of names, each for one thing */
  constructor(groups: SearchWords) {
    for (const group of groups) {
      const names = group.map(foldedWords).filter((words) => words.length > 0);
      for (const words of names) {
        this.#groups.set(words.join(' '), names);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Parts words where names begin and end, the longest name first, and adds the other names of the same thing. */
  widen(words: string[]): AnyOf[] {
    const parts: AnyOf[] = [];
    for (let at = 0; at < words.length; ) {
      const typed = this.#nameAt(words, at);
      const key = typed.join(' ');
      const others = this.#groups.get(key)?.filter((name) => name.join(' ') !== key) ?? [];
      parts.push([typed, ...others]);
      at += typed.length;
    }
    return parts;
  }

  #nameAt(words: string[], at: number): string[] {
    for (let length = this.#longest; length > 1; length -= 1) {
      const name = words.slice(at, at + length);
      if (name.length === length && this.#groups.has(name.join(' '))) return name;
    }
    return words.slice(at, at + 1);
  }
}

export const NO_SYNONYMS = new Synonyms([]);

const made = new WeakMap<SearchWords, Synonyms>();

/** The synonyms of a file, made once for each version of it. */
export function synonymsOf(groups: SearchWords): Synonyms {
  const known = made.get(groups) ?? new Synonyms(groups);
  made.set(groups, known);
  return known;
}

/** In shorter words one letter makes another word of it. */
const SHORTEST = 4;
/** From so many letters on two may be wrong. */
const LONG = 7;

/**
 * Guesses the words that were meant, in place of those that are in no entry. A word that none is like is left out, and short words with it.
 * @param known words that are in the index, with the number of entries that have each
 * @returns nothing where every word is known, or none of them is like one that is
 */
export function corrected(text: string, known: ReadonlyMap<string, number>): Meant | undefined {
  const words = foldedWords(text);
  const guessed = words.map((word) => ({
    word,
    meant: isKnown(word, known) ? word : nearest(word, known),
  }));
  const isShort = (word: string) =>
    word.length < SHORTEST_BEGINNING || (word.length < SHORTEST && !known.has(word));
  const isShortened = guessed.some(({ meant }) => meant === undefined);
  const isLeftOut = ({ word, meant }: (typeof guessed)[number]) =>
    meant === undefined || (isShortened && isShort(word));
  const query = guessed.flatMap((one) => (isLeftOut(one) ? [] : (one.meant ?? []))).join(' ');
  if (query === '' || query === words.join(' ')) return undefined;
  return { query, without: guessed.flatMap((one) => (isLeftOut(one) ? one.word : [])).join(' ') };
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
