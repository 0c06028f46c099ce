import type { EntryKind, EntryOf, ListedKind, SummaryOf } from '#domain/entries/entry-kinds.ts';
import { foldName, type TermSummary } from '#domain/entries/glossary.ts';
import { type Address, addressAt, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import { PostReader } from './post-reader.ts';
import { NOTHING_SHARED, type Shared, withoutLinks } from './replica-tables.ts';
import { beginningsIn } from './words.ts';

/** An entry of any kind as lists show it. */
export type AnySummary = { [Kind in EntryKind]: { kind: Kind; summary: SummaryOf[Kind] } }[EntryKind];

/** An entry, and a mark that says what it was made of. */
export interface MarkedEntry {
  site: SiteEntry;
  mark: string;
}

/** The identity of an entry when its address has changed. */
export interface EntryIdentity {
  path: string;
  kind: EntryKind;
  title: string;
  /** Fingerprint of its text; empty without one. */
  body: string;
}

/**
 * Reads entries as the site shows them. Every query goes by an index and reads no more than it returns, so that it takes as
 * long with a hundred thousand entries as with a hundred. After each change there is a new reader, so this one may remember.
 */
export class EntryReader extends PostReader {
  #shared: Shared | undefined;
  #nextAppearance: number | undefined;
  #vocabulary: ReadonlyMap<string, number> | undefined;

  /** The entry at an address. */
  entry<Kind extends EntryKind>(kind: Kind, slug: string, letter = ''): EntryOf[Kind] | undefined {
    const [row] = this.all(
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
    return this.summaries('select summary from entries where kind = ? order by key desc', kind);
  }

  /** Terms by letter and subject; with a letter, only those kept under it. */
  terms(letter?: string): TermSummary[] {
    return letter === undefined
      ? this.summaries("select summary from entries where kind = 'term' order by letter, sorted")
      : this.summaries(
          "select summary from entries where kind = 'term' and letter = ? order by letter, sorted",
          letter,
        );
  }

  /**
   * Terms that a text is part of a name of, in whichever case, by letter and subject. The index is named because it holds the
   * names: SQLite would rather read every term for them.
   */
  termsWith(text: string): TermSummary[] {
    const part = foldName(text).trim();
    if (part.includes('\0')) return [];
    return this.summaries(
      `select summary from entries indexed by terms_by_subject
       where kind = 'term' and instr(folded, ?) > 0 order by letter, sorted`,
      part,
    );
  }

  /**
   * Terms that a text may name: it holds the first two words of their subject one after the other, or the only one. The
   * index is named because SQLite would rather read all terms in order.
   */
  termsIn(text: string): TermSummary[] {
    return this.summaries(
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
    // The key of the one that is left out: with its slug, each row would be read besides the index.
    const from = (comparison: string) =>
      this.all(
        `select key from entries where kind = ?1 and letter = ?2 and lot ${comparison} ?3
         and key is not (select key from entries where kind = ?1 and letter = ?2 and slug = ?4)
         order by lot limit ?5`,
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
    return this.summaries('select summary from entries where key = ?', key);
  }

  /** The newest entries that a query finds in titles or anywhere. */
  found(where: 'titles' | 'words', query: string, limit: number): AnySummary[] {
    return this.all(
      `select kind, summary from entries
       where key in (select rowid from ${where} where ${where} match ? order by rowid desc limit ?) order by key desc`,
      query,
      limit,
    ).map(({ kind, summary }) => ({ kind, summary: JSON.parse(String(summary)) }) as AnySummary);
  }

  /**
   * The words of all entries, with the number of entries that have each. It reads all of them once after a change.
   * @param beside words that are known besides
   */
  vocabulary(beside: readonly string[]): ReadonlyMap<string, number> {
    if (!this.#vocabulary) {
      this.all('create virtual table if not exists temp.vocabulary using fts5vocab(main, words, row)');
      const rows = this.all('select term, doc from temp.vocabulary').flatMap(({ term, doc }) =>
        /^\p{L}+$/u.test(String(term)) ? [[String(term), Number(doc)] as const] : [],
      );
      this.#vocabulary = new Map([...beside.map((word) => [word, 1] as const), ...rows]);
    }
    return this.#vocabulary;
  }

  /** Kind, address and last change of every entry. */
  addresses(): { kind: EntryKind; letter: string; slug: string; changed: string | undefined }[] {
    return this.all('select kind, letter, slug, changed from entries order by kind, letter, slug').map(
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
      this.all('select 1 from entries where kind = ? and letter = ? and slug = ?', kind, letter, slug)
        .length > 0
    );
  }

  /** The path of the entry that says it had a path before. */
  formerly(path: string): string | undefined {
    const [row] = this.all(
      'select kind, letter, slug from entries where key = (select key from former where path = ?)',
      path,
    );
    return row && entryPath(asAddress(row));
  }

  /** Every entry as far as it is known again under another address. */
  identities(): EntryIdentity[] {
    return this.all(
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
    const [row] = this.all('select json from shared');
    return row ? JSON.parse(String(row['json'])) : NOTHING_SHARED;
  }

  /** When the next entry is to appear, in ms since 1970; infinite when none is scheduled. Read once, as above. */
  nextAppearance(): number {
    this.#nextAppearance ??= this.#readNextAppearance();
    return this.#nextAppearance;
  }

  #readNextAppearance(): number {
    const [row] = this.all('select min(appears) as next from scheduled');
    return row?.['next'] == null ? Number.POSITIVE_INFINITY : Number(row['next']);
  }

  /** Entries that are out of sight, those that appear up to an instant, and their marks. @param until in ms since 1970 */
  scheduled(until = Number.MAX_SAFE_INTEGER): MarkedEntry[] {
    return this.all('select kind, entry, mark from scheduled where appears <= ? order by appears', until).map(
      ({ kind, entry, mark }) => ({
        site: { kind, entry: JSON.parse(String(entry)) } as SiteEntry,
        mark: String(mark),
      }),
    );
  }

  /** What each entry was made of, scheduled ones too, by the path of its page. */
  marks(): Map<string, string> {
    const shown = this.all('select kind, letter, slug, mark from entries').map(
      (row) => [entryPath(asAddress(row)), String(row['mark'])] as const,
    );
    const scheduled = this.all('select path, mark from scheduled').map(
      ({ path, mark }) => [String(path), String(mark)] as const,
    );
    return new Map([...shown, ...scheduled]);
  }

  /** Whether the entry of a path is out of sight until its time. */
  isScheduled(path: string): boolean {
    return this.all('select 1 from scheduled where path = ?', path).length > 0;
  }

  #scheduledPaths(): Set<string> {
    return new Set(this.all('select path from scheduled').map(({ path }) => String(path)));
  }
}

function asAddress({ kind, letter, slug }: Record<string, unknown>): Address {
  return { kind: kind as EntryKind, letter: String(letter), slug: String(slug) };
}
