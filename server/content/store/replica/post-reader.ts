import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  AUTHOR_POSTS_PER_PAGE,
  MOST_PINNED,
  type Page,
  POSTS_PER_PAGE,
  type PostFilter,
  type PostSummary,
  type SeriesPart,
  type Tag,
} from '#domain/entries/blog.ts';
import { ENTRY_KINDS } from '#domain/entries/entry-kinds.ts';
import type { PersonPart } from '#domain/entries/people.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { facet, NO_SYNONYMS, wordQuery } from './words.ts';

/** The statements of a reader, each prepared once. */
class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The rows of a query. */
  protected all(sql: string, ...values: SQLInputValue[]) {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values);
  }

  /** The summaries that a query selects. */
  protected summaries<Summary>(sql: string, ...values: SQLInputValue[]): Summary[] {
    return this.all(sql, ...values).map(({ summary }) => JSON.parse(String(summary)) as Summary);
  }
}

/** Most entries are posts: to leave out the others takes less time than to ask each for its kind. */
const NOT_POSTS = ENTRY_KINDS.filter((kind) => kind !== 'post').map((kind) => facet('kind', kind));

/** Reads the posts of the blog: pages of them, their tags, series and people. */
export class PostReader extends Statements {
  readonly #counts = new Map<string, number>();
  #persons: string[] | undefined;

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
    const items = this.summaries<PostSummary>(
      `select summary from entries where key in (${keys} order by key desc limit ? offset ?) order by key desc`,
      ...values,
      POSTS_PER_PAGE,
      (page - 1) * POSTS_PER_PAGE,
    );
    return { items, page, pages, total };
  }

  /** A page of all posts, the pinned ones before the newest. */
  #pinnedFirst(page: number): PostSummary[] {
    const pinned = this.all('select key from pinned order by key desc limit ?', MOST_PINNED).map(({ key }) =>
      Number(key),
    );
    const before = (page - 1) * POSTS_PER_PAGE;
    const first = pinned.slice(before, before + POSTS_PER_PAGE);
    const rest = this.all(
      `select key from entries where kind = 'post' and key not in (select value from json_each(?)) order by key desc limit ? offset ?`,
      JSON.stringify(pinned),
      POSTS_PER_PAGE - first.length,
      Math.max(0, before - pinned.length),
    ).map(({ key }) => Number(key));
    return [...first, ...rest].flatMap((key) =>
      this.summaries<PostSummary>('select summary from entries where key = ?', key),
    );
  }

  /** A page of the posts that a person wrote or reviewed, newest first; a page beyond the last has none. */
  postsOf(person: string, part: PersonPart, page = 1): Page<PostSummary> {
    const keys = 'select key from persons where person = ? and part = ?';
    const total = this.#count(keys, [person, part]);
    const items = this.summaries<PostSummary>(
      `select summary from entries where key in (${keys} order by key desc limit ? offset ?) order by key desc`,
      person,
      part,
      AUTHOR_POSTS_PER_PAGE,
      (page - 1) * AUTHOR_POSTS_PER_PAGE,
    );
    return { items, page, pages: Math.max(1, Math.ceil(total / AUTHOR_POSTS_PER_PAGE)), total };
  }

  /** Ids of the people who wrote or reviewed a post; read once, since a text may lead to many of them. */
  persons(): string[] {
    this.#persons ??= this.all('select distinct person from persons order by person').map(({ person }) =>
      String(person),
    );
    return this.#persons;
  }

  /** The parts of a series, in order; of two with one number, the newer one is the second. */
  series(name: string): SeriesPart[] {
    return this.all(
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
      this.summaries<PostSummary>(
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
    const [row] = this.all(`select count(*) as total from (${keys})`, ...values);
    const total = Number(row?.['total']);
    if (total > 0 && !keys.includes('match')) this.#counts.set(name, total);
    return total;
  }

  /** All tags that at least one post carries, by name. */
  tags(): Tag[] {
    const rows = this.all('select id, name from tags where exists (select 1 from post_tags where tag = id)');
    return rows
      .map(({ id, name }) => ({ id: String(id), name: String(name) }))
      .sort((a, b) => compareWords(a.name, b.name));
  }
}
