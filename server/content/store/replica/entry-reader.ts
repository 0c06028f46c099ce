import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Page, PostFilter, PostSummary, SeriesPart, Tag } from '#domain/entries/blog.ts';
import { AUTHOR_POSTS_PER_PAGE, MOST_PINNED, POSTS_PER_PAGE } from '#domain/entries/blog.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type EntryOf,
  type ListedKind,
  type SummaryOf,
} from '#domain/entries/entry-kinds.ts';
import { foldName, type TermSummary } from '#domain/entries/glossary.ts';
import type { PersonPart } from '#domain/entries/people.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { type Address, addressAt, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import { NOTHING_SHARED, type Shared, withoutLinks } from './replica-tables.ts';
import { beginningsIn, facet, NO_SYNONYMS, wordQuery } from './words.ts';

/** An entry of any kind as lists show it. */
export type AnySummary = { [Kind in EntryKind]: { kind: Kind; summary: SummaryOf[Kind] } }[EntryKind];

/** The identity of an entry when its address has changed. */
export interface EntryIdentity {
  path: string;
  kind: EntryKind;
  title: string;
  /** Fingerprint of its text; empty without one. */
  body: string;
}

/** Most entries are posts: to leave out the others takes less time than to ask each for its kind. */
const NOT_POSTS = ENTRY_KINDS.filter((kind) => kind !== 'post').map((kind) => facet('kind', kind));

/** The shortest text that an index of three letters each can find. */
const TRIGRAM = 3;

/**
 * Reads entries as the site shows them. Every query goes by an index and reads no more than it returns, so that it takes as
 * long with a hundred thousand entries as with a hundred. After each change there is a new reader, so this one may remember.
 */
export class EntryReader {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #counts = new Map<string, number>();
  #shared: Shared | undefined;
  #nextAppearance: number | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The entry at an address. */
  entry<Kind extends EntryKind>(kind: Kind, slug: string, letter = ''): EntryOf[Kind] | undefined {
    const [row] = this.#all(
      'select summary, rest from entries where kind = ? and letter = ? and slug = ?',
      kind,
      letter,
      slug,
    );
    if (!row) return undefined;
    const entry = { ...JSON.parse(String(row['summary'])), ...JSON.parse(String(row['rest'])) };
    return {
      ...entry,
      ...(entry.content && { content: withoutLinks(entry.content, this.#scheduledPaths()) }),
    };
  }

  /** All articles of a kind, newest first. */
  articles<Kind extends ListedKind>(kind: Kind): SummaryOf[Kind][] {
    return this.#summaries('select summary from entries where kind = ? order by key desc', kind);
  }

  /**
   * A page of the posts, newest first.
   * @param synonyms other names that count as the words of a search
   */
  posts(filter: PostFilter, synonyms = NO_SYNONYMS): Page<PostSummary> {
    const [keys, ...values] = this.#postKeys(filter, synonyms);
    if (!keys) return { items: [], page: 1, pages: 1, total: 0 };
    const total = this.#count(keys, values);
    const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
    const page = Math.min(Math.max(1, Math.trunc(filter.page ?? 1) || 1), pages);
    if (filter.tag === undefined && !filter.search?.trim())
      return { items: this.#pinnedFirst(page), page, pages, total };
    const items = this.#summaries<PostSummary>(
      `select summary from entries where key in (${keys} order by key desc limit ? offset ?) order by key desc`,
      ...values,
      POSTS_PER_PAGE,
      (page - 1) * POSTS_PER_PAGE,
    );
    return { items, page, pages, total };
  }

  /** A page of all posts, the pinned ones before the newest. */
  #pinnedFirst(page: number): PostSummary[] {
    const pinned = this.#all('select key from pinned order by key desc limit ?', MOST_PINNED).map(({ key }) =>
      Number(key),
    );
    const before = (page - 1) * POSTS_PER_PAGE;
    const first = pinned.slice(before, before + POSTS_PER_PAGE);
    const rest = this.#all(
      `select key from entries where kind = 'post' and key not in (select value from json_each(?)) order by key desc limit ? offset ?`,
      JSON.stringify(pinned),
      POSTS_PER_PAGE - first.length,
      Math.max(0, before - pinned.length),
    ).map(({ key }) => Number(key));
    return [...first, ...rest].flatMap((key) => this.summary<'post'>(key));
  }

  /** A page of the posts that somebody wrote or checked, newest first; a page beyond the last has none. */
  postsOf(person: string, part: PersonPart, page = 1): Page<PostSummary> {
    const keys = 'select key from persons where person = ? and part = ?';
    const total = this.#count(keys, [person, part]);
    const items = this.#summaries<PostSummary>(
      `select summary from entries where key in (${keys} order by key desc limit ? offset ?) order by key desc`,
      person,
      part,
      AUTHOR_POSTS_PER_PAGE,
      (page - 1) * AUTHOR_POSTS_PER_PAGE,
    );
    return { items, page, pages: Math.max(1, Math.ceil(total / AUTHOR_POSTS_PER_PAGE)), total };
  }

  /** Whoever wrote or checked a post. */
  persons(): string[] {
    return this.#all('select distinct person from persons order by person').map(({ person }) =>
      String(person),
    );
  }

  /** The parts of a series, in order; of two with one number, the newer one is the second. */
  series(name: string): SeriesPart[] {
    return this.#all(
      'select part, slug, summary from series join entries using (key) where name = ? order by part, key',
      name,
    ).map(({ part, slug, summary }) => ({
      part: Number(part),
      slug: String(slug),
      title: String(JSON.parse(String(summary)).title),
    }));
  }

  /** The summaries of posts, in the order of their slugs; those that are not there are left out. */
  postsAt(slugs: string[]): PostSummary[] {
    return slugs.flatMap((slug) =>
      this.#summaries<PostSummary>(
        "select summary from entries where kind = 'post' and letter = '' and slug = ?",
        slug,
      ),
    );
  }

  /** A query for the keys of posts, and its values; nothing when the filter can find none. */
  #postKeys({ tag, search = '' }: PostFilter, synonyms = NO_SYNONYMS): [query?: string, ...values: string[]] {
    if (search.trim() !== '') {
      const facets = tag === undefined ? [] : [facet('tag', tag)];
      const query = wordQuery(search, facets, synonyms.widen.bind(synonyms), NOT_POSTS);
      return query ? ['select rowid as key from words where words match ?', query] : [];
    }
    if (tag !== undefined) return ['select key from post_tags where tag = ?', tag];
    return ["select key from entries where kind = 'post'"];
  }

  /** The number of keys; kept when it depends on no text of visitors, of which there is no end. */
  #count(keys: string, values: string[]): number {
    const name = JSON.stringify([keys, values]);
    const known = this.#counts.get(name);
    if (known !== undefined) return known;
    const [row] = this.#all(`select count(*) as total from (${keys})`, ...values);
    const total = Number(row?.['total']);
    if (total > 0 && !keys.includes('match')) this.#counts.set(name, total);
    return total;
  }

  /** All tags that at least one post carries, by name. */
  tags(): Tag[] {
    const rows = this.#all('select id, name from tags where exists (select 1 from post_tags where tag = id)');
    return rows
      .map(({ id, name }) => ({ id: String(id), name: String(name) }))
      .sort((a, b) => compareWords(a.name, b.name));
  }

  /** Terms by letter and subject; with a letter, only those kept under it. */
  terms(letter?: string): TermSummary[] {
    return letter === undefined
      ? this.#summaries("select summary from entries where kind = 'term' order by letter, sorted")
      : this.#summaries(
          "select summary from entries where kind = 'term' and letter = ? order by letter, sorted",
          letter,
        );
  }

  /** Terms that a text is part of a name of, in whichever case, by letter and subject. */
  termsWith(text: string): TermSummary[] {
    const part = foldName(text).trim();
    if (part.includes('\0')) return [];
    if ([...part].length < TRIGRAM)
      return this.#summaries(
        "select summary from entries where kind = 'term' and instr(folded, ?) > 0 order by letter, sorted",
        part,
      );
    return this.#summaries(
      'select summary from entries where key in (select rowid from subjects where subjects match ?) order by letter, sorted',
      `"${part.replaceAll('"', '""')}"`,
    );
  }

  /**
   * Terms that a text may name: it holds the first two words of their subject one after the other, or the only one. The
   * index is named because SQLite would rather read all terms in order.
   */
  termsIn(text: string): TermSummary[] {
    return this.#summaries(
      `select summary from entries indexed by terms_by_opening
       where kind = 'term' and opening in (select value from json_each(?)) order by letter, sorted`,
      JSON.stringify(beginningsIn(text)),
    );
  }

  /**
   * Keys of a kind and letter in their random order, from a lot on and then from the beginning.
   * @param slug the entry that is left out
   */
  drawn(kind: EntryKind, letter: string, slug: string, lot: number, limit: number): number[] {
    const from = (comparison: string) =>
      this.#all(
        `select key from entries where kind = ? and letter = ? and lot ${comparison} ? and slug <> ? order by lot limit ?`,
        kind,
        letter,
        lot,
        slug,
        limit,
      ).map(({ key }) => Number(key));
    return [...from('>='), ...from('<')].slice(0, limit);
  }

  /** The summary under a key, if there is an entry. */
  summary<Kind extends EntryKind>(key: number): SummaryOf[Kind][] {
    return this.#summaries('select summary from entries where key = ?', key);
  }

  /** The newest entries that a query finds in titles or anywhere. */
  found(where: 'titles' | 'words', query: string, limit: number): AnySummary[] {
    return this.#all(
      `select kind, summary from entries
       where key in (select rowid from ${where} where ${where} match ? order by rowid desc limit ?) order by key desc`,
      query,
      limit,
    ).map(({ kind, summary }) => ({ kind, summary: JSON.parse(String(summary)) }) as AnySummary);
  }

  /** Kind, address and last change of every entry. */
  addresses(): { kind: EntryKind; letter: string; slug: string; changed: string | undefined }[] {
    return this.#all('select kind, letter, slug, changed from entries order by kind, letter, slug').map(
      ({ kind, letter, slug, changed }) => ({
        kind: kind as EntryKind,
        letter: String(letter),
        slug: String(slug),
        changed: changed === null ? undefined : String(changed),
      }),
    );
  }

  /** Whether an entry has a path. */
  isEntry(path: string): boolean {
    const address = addressAt(path);
    if (!address) return false;
    const { kind, letter, slug } = address;
    return (
      this.#all('select 1 from entries where kind = ? and letter = ? and slug = ?', kind, letter, slug)
        .length > 0
    );
  }

  /** The path of the entry that says it had a path before. */
  formerly(path: string): string | undefined {
    const [row] = this.#all(
      'select kind, letter, slug from entries where key = (select key from former where path = ?)',
      path,
    );
    return row && entryPath(asAddress(row));
  }

  /** Every entry as far as it is known again under another address. */
  identities(): EntryIdentity[] {
    return this.#all(
      "select kind, letter, slug, body, coalesce(summary ->> 'title', summary ->> 'subject') as title from entries",
    ).map((row) => {
      const address = asAddress(row);
      return {
        path: entryPath(address),
        kind: address.kind,
        body: String(row['body']),
        title: String(row['title']),
      };
    });
  }

  /** The content that all pages share, as far as the source has it; read once, since each visit of a cached page asks for it. */
  shared(): Shared {
    this.#shared ??= this.#readShared();
    return this.#shared;
  }

  #readShared(): Shared {
    const [row] = this.#all('select json from shared');
    return row ? JSON.parse(String(row['json'])) : NOTHING_SHARED;
  }

  /** When the next entry is to appear, in ms since 1970; infinite when none is scheduled. Read once, as above. */
  nextAppearance(): number {
    this.#nextAppearance ??= this.#readNextAppearance();
    return this.#nextAppearance;
  }

  #readNextAppearance(): number {
    const [row] = this.#all('select min(appears) as next from scheduled');
    return row?.['next'] == null ? Number.POSITIVE_INFINITY : Number(row['next']);
  }

  /** Entries that are out of sight, those that appear up to an instant. @param until in ms since 1970 */
  scheduled(until = Number.MAX_SAFE_INTEGER): SiteEntry[] {
    return this.#all('select kind, entry from scheduled where appears <= ? order by appears', until).map(
      ({ kind, entry }) => ({ kind, entry: JSON.parse(String(entry)) }) as SiteEntry,
    );
  }

  #scheduledPaths(): Set<string> {
    return new Set(this.#all('select path from scheduled').map(({ path }) => String(path)));
  }

  #summaries<Summary>(sql: string, ...values: SQLInputValue[]): Summary[] {
    return this.#all(sql, ...values).map(({ summary }) => JSON.parse(String(summary)) as Summary);
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement.all(...values);
  }
}

function asAddress({ kind, letter, slug }: Record<string, unknown>): Address {
  return { kind: kind as EntryKind, letter: String(letter), slug: String(slug) };
}
