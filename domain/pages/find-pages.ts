import type { Found } from '../entries/search.ts';
import { baseLetters } from '../shared/letters.ts';

/** A page, as the search knows it. */
export interface FindablePage extends Found {
  /** The words of each name that people type for it. */
  names: readonly (readonly string[])[];
}

/** A question of the FAQ page, as the search knows it. */
export interface FindableQuestion extends Found {
  words: ReadonlySet<string>;
}

/** More pages than these are no answer. */
const MOST_PAGES = 4;
const MOST_QUESTIONS = 3;
/** A shorter word stands for itself: too many words begin like it. */
const SHORTEST_BEGINNING = 3;

/** Words that say nothing of what is asked for, in English and Nigerian Pidgin. */
const FILLERS = new Set(
  'a abeg an and are at be by can do does dey for from how i in is it me much my na of on or our please the to una us we wetin what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words of a text in small letters, without marks and tones. */
export const searchedWords = (text: string): string[] => baseLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those words of a text that say what is asked for, as they were typed. */
export const tellingWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => searchedWords(word).some((part) => !FILLERS.has(part)))
    .join(' ');

/**
 * The pages that are called as somebody typed, those with the most words in common first.
 * @param query a word, a sentence, or the beginning of a word
 */
export function findPages(query: string, pages: readonly FindablePage[]): Found[] {
  const asked = searchedWords(query);
  return pages
    .map((page) => ({ page, matched: Math.max(0, ...page.names.map((name) => wordsMatched(asked, name))) }))
    .filter(({ matched }) => matched > 0)
    .sort((one, other) => other.matched - one.matched)
    .slice(0, MOST_PAGES)
    .map(({ page: { names: _, ...found } }) => found);
}

/** How many words of a name a query has, next to each other; none unless it has them all, or is the beginning of the name. */
function wordsMatched(asked: readonly string[], words: readonly string[]): number {
  const isBeginning =
    asked.length === 1 &&
    (asked[0] ?? '').length >= SHORTEST_BEGINNING &&
    words[0]?.startsWith(asked[0] ?? '');
  if (isBeginning) return words.length === 1 ? 1 : 0.5;
  const isThere = asked.some((_, place) => words.every((word, n) => asked[place + n] === word));
  return isThere ? words.length : 0;
}

/** The questions that have every word of a query that says something. */
export function findQuestions(query: string, questions: readonly FindableQuestion[]): Found[] {
  const asked = searchedWords(query).filter((word) => !FILLERS.has(word));
  if (asked.length === 0) return [];
  return questions
    .filter(({ words }) => asked.every((word) => words.has(word)))
    .slice(0, MOST_QUESTIONS)
    .map(({ words: _, ...found }) => found);
}
