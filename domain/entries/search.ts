import { SEARCH_PATH } from '../shared/page-paths.ts';
import type { EntryKind } from './entry-kinds.ts';

/** One entry that was found. */
export interface Found {
  kind: EntryKind;
  title: string;
  /** Path of its page. */
  href: string;
  /** One line that says what it is about. */
  excerpt: string;
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
