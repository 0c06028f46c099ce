import { createHash } from 'node:crypto';
import { type EntryKind, KINDS } from '#domain/entries/entry-kinds.ts';

/** Longest id that the content service takes. */
const LONGEST = 64;
const FINGERPRINT_LENGTH = 10;

/** The id of an entry, the same in every export, so that an import changes what an earlier one made. */
export function entryId(kind: EntryKind, letter: string, slug: string): string {
  return idOf([KINDS[kind].id, letter.toLowerCase(), slug].filter(Boolean).join('-'));
}

/** A name as an id; a longer one is cut and made unique by a fingerprint. */
export function idOf(name: string): string {
  if (name.length <= LONGEST) return name;
  const print = createHash('sha256').update(name).digest('hex').slice(0, FINGERPRINT_LENGTH);
  return `${name.slice(0, LONGEST - FINGERPRINT_LENGTH - 1)}-${print}`;
}
