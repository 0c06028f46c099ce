import type { Kysely } from 'kysely';
import { lagosDay } from '#domain/shared/dates.ts';
import { foldedWords } from '../content/store/replica/words.ts';
import type { Tables } from '../platform/database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Half a year: what nobody wrote about by then, nobody misses. Shorter than visits, for these are words that people typed. */
export const SEARCH_DAYS = 183;

/** Searched words, and how often. */
export interface SearchedWords {
  words: string;
  count: number;
}

/** The searches of some days, the most frequent first. */
export interface SearchStats {
  total: number;
  most: SearchedWords[];
  nothingFound: SearchedWords[];
}

/**
 * Adds up the searches of some days.
 * @param days how many, the day of `now` with them
 * @param length of each list, at most
 */
export async function searchStats(
  db: Kysely<Tables>,
  days: number,
  length: number,
  now = Date.now(),
): Promise<SearchStats> {
  const rows = await db
    .selectFrom('search_counts')
    .select((row) => ['words', 'found', row.fn.sum<number>('count').as('count')])
    .where('day', '>=', lagosDay(new Date(now - (days - 1) * DAY_MS)))
    .where('day', '<=', lagosDay(new Date(now)))
    .groupBy(['words', 'found'])
    .execute();
  const listed = (some: typeof rows): SearchedWords[] => {
    const counts = new Map<string, number>();
    for (const { words, count } of some) counts.set(words, (counts.get(words) ?? 0) + Number(count));
    return [...counts]
      .map(([words, count]) => ({ words, count }))
      .toSorted((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
      .slice(0, length);
  };
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    most: listed(rows),
    nothingFound: listed(rows.filter(({ found }) => found === 0)),
  };
}

/** Forgets searches of days long ago. */
export async function forgetOldSearches(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('search_counts')
    .where('day', '<', lagosDay(new Date(now - SEARCH_DAYS * DAY_MS)))
    .execute();
}

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

/** Two years and a month: as long as one compares a season with the one before the last. */
export const COUNT_DAYS = 760;

/** Forgets counts of days long ago. */
export async function forgetOldCounts(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('page_counts')
    .where('day', '<', lagosDay(new Date(now - COUNT_DAYS * DAY_MS)))
    .execute();
}
