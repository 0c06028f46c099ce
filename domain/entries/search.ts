import { SEARCH_PATH } from '../shared/page-paths.ts';
import type { EntryKind } from './entry-kinds.ts';

/** What a search can find: entries, and what else a visitor can open. */
export const FOUND_BESIDE_ENTRIES = ['page', 'lane', 'question'] as const;
export type FoundKind = EntryKind | (typeof FOUND_BESIDE_ENTRIES)[number];

/** One entry or page that was found. */
export interface Found {
  kind: FoundKind;
  title: string;
  /** Path of its page. */
  href: string;
  /** One line that says what it is about. */
  excerpt: string;
}

/** What may be meant by a search that finds nothing. */
export interface Meant {
  query: string;
  /** The words of the search that nothing is found by, and that were left out; empty where there are none. */
  without: string;
}

/** How many entries a search over everything gives at most. */
export const FOUND_LIMIT = 30;

/** Name of the query parameter that holds what is searched for. */
export const SEARCH_QUERY = 'q';
/** Letters of a query that are looked up; the rest is cut off. */
export const QUERY_LENGTH = 120;

/** Address of what a search over everything finds. */
export function searchPath(query: string): string {
  return `${SEARCH_PATH}?${SEARCH_QUERY}=${encodeURIComponent(query)}`;
}
