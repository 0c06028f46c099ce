import { foldedWords } from '../content/store/replica/words.ts';

/** Longer texts are messages or addresses of houses. */
const MOST_LETTERS = 50;
const MOST_WORDS = 5;
/** A year has four digits, an HS code at most; telephones, accounts, boxes and waybills have more. */
const MOST_DIGITS = 4;

/** Signs of an address of e-mail or of another site; and one that is spelt out has both words. */
const ADDRESS = /[@＠]|:\/\/|www\.|\.(?:com|org|net|ng|co)\b/i;
const SPELT_OUT = [/\bat\b/i, /\bdot\b/i];

/**
 * The words of a search as they may be counted: in small letters, without signs.
 * @returns nothing for what may be about a person: an address, a number, a long text
 */
export function countableWords(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed.length > MOST_LETTERS || ADDRESS.test(typed)) return undefined;
  if (SPELT_OUT.every((word) => word.test(typed))) return undefined;
  if (typed.replace(/\P{Nd}/gu, '').length > MOST_DIGITS) return undefined;
  const words = foldedWords(typed);
  return words.length > 0 && words.length <= MOST_WORDS ? words.join(' ') : undefined;
}
