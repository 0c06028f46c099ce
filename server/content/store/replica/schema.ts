/** Raised when a file of an earlier version cannot be read any more; such a file counts as no copy. */
export const FORMAT = 7;

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
    body text not null,
    changed text,
    summary text not null,
    rest text not null
  );
  create unique index entries_by_address on entries (kind, letter, slug);
  create index entries_by_lot on entries (kind, letter, lot);
  create index entries_by_time on entries (kind, key);
  create index terms_by_subject on entries (letter, sorted) where kind = 'term';
  create index terms_by_opening on entries (opening) where kind = 'term';
  create table former (path text primary key, key integer not null) without rowid;
  create index former_by_key on former (key);
  create table scheduled (
    path text primary key, appears integer not null, kind text not null, entry text not null
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
  create virtual table subjects using fts5 (
    subject, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
  );
  pragma user_version = ${FORMAT};
`;
