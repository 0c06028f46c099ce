import type { DatabaseSync } from 'node:sqlite';
import { BLOCKS, type Document, helpers, INLINES } from '@contentful/rich-text-types';
import type { Announcement } from '#domain/company/site.ts';
import type { People } from '#domain/entries/people.ts';
import { entryOf, type RichNode } from '#domain/entries/rich-text/document.ts';

/** Raised when a file of an earlier version cannot be read any more; such a file counts as no copy. */
export const FORMAT = 9;

/**
 * Text is indexed as words that `words.ts` has found and folded; the tokenizer only parts them at spaces. Titles have an
 * index of their own, since one that also knew columns would read all of a frequent word to find it in titles.
 */
const WORDS = "content = '', contentless_delete = 1, detail = none, prefix = '3 4 5', tokenize = 'ascii'";

/**
 * `key` is the day of publication and a random part, so that the newest entries have the largest keys: lists and the
 * full-text index, which knows rows by number only, come newest first without sorting. An entry whose time has not come is in
 * `scheduled` alone, as JSON, so that no query can find it.
 */
export const SCHEMA = `
  create table shared (json text not null);
  create table facts (name text primary key, value text not null) without rowid;
  create table entries (
    key integer primary key,
    kind text not null,
    letter text not null,
    slug text not null,
    lot integer not null,
    folded text not null,
    sorted text not null,
    opening text not null,
    hash text not null,
    mark text not null,
    body text not null,
    changed text,
    summary text not null,
    rest text not null
  );
  create unique index entries_by_address on entries (kind, letter, slug);
  create index entries_by_lot on entries (kind, letter, lot);
  create index entries_by_time on entries (kind, key);
  create index terms_by_subject on entries (letter, sorted, folded) where kind = 'term';
  create index terms_by_opening on entries (opening) where kind = 'term';
  create table former (path text primary key, key integer not null) without rowid;
  create index former_by_key on former (key);
  create table scheduled (
    path text primary key, appears integer not null, kind text not null, entry text not null, mark text not null
  ) without rowid;
  create index scheduled_by_time on scheduled (appears);
  create table pinned (key integer primary key);
  create table series (name text not null, part integer not null, key integer not null, primary key (name, part, key)) without rowid;
  create index series_by_key on series (key);
  create table persons (person text not null, part text not null, key integer not null, primary key (person, part, key)) without rowid;
  create index persons_by_key on persons (key);
  create table tags (id text primary key, name text not null) without rowid;
  create table post_tags (tag text not null, key integer not null, primary key (tag, key)) without rowid;
  create index tags_of_posts on post_tags (key);
  create virtual table words using fts5 (text, ${WORDS});
  create virtual table titles using fts5 (text, ${WORDS});
  pragma user_version = ${FORMAT};
`;

/** The facts of a replica about itself. */
export interface Facts {
  /** Fingerprint of all entries: the same entries have the same revision on every machine. */
  revision: string;
  /** The state that the source goes on from; absent when the source has none. */
  token?: string;
}

/** @returns nothing when the file has never been filled */
export function readFacts(database: DatabaseSync): Facts | undefined {
  const rows = database.prepare('select name, value from facts').all();
  const { revision, token } = Object.fromEntries(rows.map(({ name, value }) => [name, String(value)]));
  return revision === undefined ? undefined : { revision, ...(token !== undefined && { token }) };
}

export function writeFacts(database: DatabaseSync, { revision, token }: Facts): void {
  database.exec('delete from facts');
  const insert = database.prepare('insert into facts (name, value) values (?, ?)');
  insert.run('revision', revision);
  if (token !== undefined) insert.run('token', token);
}

/** Content that all pages share and a source may have besides entries; where it has none, that of the content folder counts. */
export interface Shared {
  /** The line above the header: several, one after the other. */
  announcements: Announcement[];
  people: People;
}

export const NOTHING_SHARED: Shared = { announcements: [], people: {} };

/**
 * A text as it is while some pages are not there yet: links to them are plain words, and what it shows of them is left out.
 * @param hidden paths of those pages
 * @returns the same document where it shows none of them
 */
export function withoutLinks(document: Document, hidden: ReadonlySet<string>): Document {
  if (hidden.size === 0) return document;
  return { ...document, content: cleared(document.content, hidden) as Document['content'] };
}

const EMBEDDED = new Set<string>([BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY]);

function cleared(nodes: RichNode[], hidden: ReadonlySet<string>): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (helpers.isText(node)) return [node];
    const content = cleared(node.content as RichNode[], hidden);
    if (!leadsTo(node, hidden)) return [{ ...node, content } as RichNode];
    return EMBEDDED.has(node.nodeType) ? [] : content;
  });
}

function leadsTo(node: Exclude<RichNode, { nodeType: 'text' }>, hidden: ReadonlySet<string>): boolean {
  const address = entryOf(node)?.href ?? String(node.data['uri'] ?? '');
  return hidden.has(address.split(/[?#]/)[0] ?? '');
}
