import { createHash } from 'node:crypto';
import type { Post } from '#domain/entries/blog.ts';
import { ARTICLE_KINDS, ARTICLES, type EntryKind, type EntryOf } from '#domain/entries/entry-kinds.ts';
import { sectionLetter, type Term, termPath } from '#domain/entries/glossary.ts';
import type { Guide } from '#domain/entries/guides.ts';
import { publicationInstant } from '#domain/shared/dates.ts';

/** An entry as the site shows it: validated, published, links inside it resolved. Sources make them, the replica keeps them. */
export type SiteEntry = { [Kind in EntryKind]: { kind: Kind; entry: EntryOf[Kind] } }[EntryKind];

/** The parts of an entry as they are stored: lists read the summary, only the page of the entry reads the rest. */
export interface StoredParts {
  /** JSON */
  summary: string;
  /** JSON */
  rest: string;
  /** Fingerprint of the text; empty without one. */
  body: string;
  /** Fingerprint of summary and rest. */
  hash: string;
}

/** Divides an entry for storing. */
export function storedParts({ kind, entry }: SiteEntry): StoredParts {
  const {
    meta,
    content,
    pdf,
    updated,
    corrections,
    appears,
    byline,
    series,
    related,
    asked,
    termLinks,
    formerly,
    ...summary
  } = entry as Partial<Guide & Post & Term>;
  const rest = {
    meta,
    content,
    pdf,
    updated,
    corrections,
    appears,
    byline,
    series,
    related,
    asked,
    termLinks,
    formerly,
  };
  const body = content ? fingerprint(JSON.stringify(content)) : '';
  const parts = { summary: JSON.stringify(summary), rest: JSON.stringify(rest), body };
  return { ...parts, hash: fingerprint(kind, parts.summary, parts.rest) };
}

/** The identity of an entry; no two entries share it. */
export interface Address {
  kind: EntryKind;
  /** Of terms; empty for all others. */
  letter: string;
  slug: string;
}

export function addressOf({ kind, entry }: SiteEntry): Address {
  return { kind, letter: kind === 'term' ? entry.letter : '', slug: entry.slug };
}

/** Path of the page of an entry. */
export function entryPath({ kind, letter, slug }: Address): string {
  return kind === 'term' ? termPath({ letter, slug }) : ARTICLES[kind].path(slug);
}

const ARTICLE_FOLDERS = new Map(ARTICLE_KINDS.map((kind) => [ARTICLES[kind].path(''), kind]));

/** The address that a path would be of, if it is that of an entry. */
export function addressAt(path: string): Address | undefined {
  const end = path.lastIndexOf('/') + 1;
  const slug = path.slice(end);
  const kind = ARTICLE_FOLDERS.get(path.slice(0, end));
  if (kind) return { kind, letter: '', slug };
  const letter = sectionLetter(path.split('/').at(-2) ?? '') ?? '';
  return termPath({ letter, slug }) === path ? { kind: 'term', letter, slug } : undefined;
}

/** How an entry is addressed and sorted, the same for all sources. */
export interface SortKeys {
  address: Address;
  /** 30 random bits that depend on the address alone. */
  lot: number;
  /** Days from 1970 to the publication; 0 for terms. */
  day: number;
}

const DAY_MS = 86_400_000;
const UNUSED_BITS = 2;

/** @returns the keys by which lists and samples sort the entry */
export function sortKeysOf(site: SiteEntry): SortKeys {
  const { kind, entry } = site;
  const address = addressOf(site);
  const lot = digest(address.kind, address.letter, address.slug).readUInt32BE() >>> UNUSED_BITS;
  const day = kind === 'term' ? 0 : Math.max(0, Math.floor(Date.parse(entry.date) / DAY_MS) || 0);
  return { address, lot, day };
}

/** The instant from which an entry is shown, in ms since 1970; terms of the glossary are shown at once. */
export function appearance({ kind, entry }: SiteEntry): number {
  return kind === 'term' ? 0 : publicationInstant(entry.appears ?? entry.date).getTime();
}

const DIGEST_BYTES = 8;

/** Tells texts apart, in as many bits as a revision has. */
export function fingerprint(...parts: string[]): string {
  return digest(...parts).toString('hex');
}

function digest(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, DIGEST_BYTES);
}
