import type { EntryKind } from './rich-text.ts';

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
