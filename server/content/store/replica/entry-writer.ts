import type { DatabaseSync } from 'node:sqlite';
import type { Post, Tag } from '#domain/entries/blog.ts';
import { foldName, termNames } from '#domain/entries/glossary.ts';
import { sortKey } from '#domain/shared/letters.ts';
import {
  type Address,
  appearance,
  entryPath,
  fingerprint,
  type SiteEntry,
  sortKeysOf,
  storedParts,
} from '../../entries/site-entry.ts';
import type { EntryIdentity } from './entry-reader.ts';
import type { Shared } from './replica-tables.ts';
import { facet, foldedWords, opening, plainText } from './words.ts';

/** Keys that one day has room for. */
const KEYS_OF_A_DAY = 2 ** 30;
/** Revisions are sums of fingerprints in so many bits: they do not depend on the order in which entries came. */
const REVISION_BITS = 64;
const HEX_DIGITS = REVISION_BITS / 4;

/** Where something of an entry stands, and the column that holds its key. */
const PLACES = [
  'entries where key',
  'words where rowid',
  'titles where rowid',
  'post_tags where key',
  'former where key',
  'pinned where key',
  'series where key',
  'persons where key',
];

type Known = Pick<EntryIdentity, 'title' | 'body'> & { key: number; hash: string };

/** The addresses that a change took entries from, and those that it gave to entries. */
export interface Moved {
  gone: EntryIdentity[];
  come: EntryIdentity[];
}

/** Writes entries into a replica; nothing of it is seen before the replica takes it over as a whole. */
export class EntryWriter {
  readonly #statements;
  readonly #gone = new Map<string, EntryIdentity>();
  readonly #come = new Map<string, EntryIdentity>();
  readonly #early: boolean;
  #sum: bigint;

  /**
   * @param revision of what is there; empty when nothing is
   * @param early shows what is scheduled, too, for editors
   */
  constructor(database: DatabaseSync, revision = '', early = false) {
    this.#early = early;
    this.#sum = BigInt(`0x${revision || '0'}`);
    const prepare = (sql: string) => database.prepare(sql);
    this.#statements = {
      known: prepare(
        "select key, hash, body, coalesce(summary ->> 'title', summary ->> 'subject') as title from entries where kind = ? and letter = ? and slug = ?",
      ),
      taken: prepare('select 1 from entries where key = ?'),
      insert: prepare(
        'insert into entries (key, kind, letter, slug, lot, folded, sorted, opening, hash, mark, body, changed, summary, rest) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ),
      mark: prepare('update entries set mark = ? where key = ?'),
      words: prepare('insert into words (rowid, text) values (?, ?)'),
      title: prepare('insert into titles (rowid, text) values (?, ?)'),
      tag: prepare(
        'insert into tags (id, name) values (?, ?) on conflict do update set name = excluded.name',
      ),
      tagged: prepare('insert or ignore into post_tags (tag, key) values (?, ?)'),
      former: prepare('insert or replace into former (path, key) values (?, ?)'),
      schedule: prepare(
        'insert or replace into scheduled (path, appears, kind, entry, mark) values (?, ?, ?, ?, ?)',
      ),
      unschedule: prepare('delete from scheduled where path = ?'),
      pinned: prepare('insert or ignore into pinned (key) values (?)'),
      series: prepare('insert or ignore into series (name, part, key) values (?, ?, ?)'),
      shared: prepare('select json from shared'),
      unshare: prepare('delete from shared'),
      share: prepare('insert into shared (json) values (?)'),
      person: prepare('insert or ignore into persons (person, part, key) values (?, ?, ?)'),
      removals: PLACES.map((place) => prepare(`delete from ${place} = ?`)),
    };
  }

  /** Of all entries as they are now. */
  get revision(): string {
    return this.#sum.toString(16).padStart(HEX_DIGITS, '0');
  }

  /** Which addresses have no entry any more, and which have one now. */
  get moved(): Moved {
    const only = (some: Map<string, EntryIdentity>, others: Map<string, EntryIdentity>) =>
      [...some.values()].filter(({ path }) => !others.has(path));
    return { gone: only(this.#gone, this.#come), come: only(this.#come, this.#gone) };
  }

  /**
   * Puts an entry in the place of the one that has its address. One whose time has not come is kept out of sight until then.
   * @param mark says what it was made of, where its source compares that
   */
  put(site: SiteEntry, mark = ''): void {
    const { address, lot, day } = sortKeysOf(site);
    const path = entryPath(address);
    const appears = appearance(site);
    if (appears > Date.now() && !this.#early) {
      this.remove(address);
      this.#statements.schedule.run(path, appears, site.kind, JSON.stringify(site.entry), mark);
      return;
    }
    this.#statements.unschedule.run(path);
    const { summary, rest, body, hash } = storedParts(site);
    const known = this.#known(address);
    if (known?.hash === hash) {
      this.#statements.mark.run(mark, known.key);
      return;
    }
    if (known) this.#takeOut(address, known);
    const { kind, letter, slug } = address;
    const key = this.#freeKey(day * KEYS_OF_A_DAY + lot);
    const subject = site.kind === 'term' ? site.entry.subject : '';
    const folded = site.kind === 'term' ? foldName(termNames(site.entry)) : '';
    const changed = site.kind === 'term' ? null : (site.entry.updated ?? site.entry.date);
    const sorted = site.kind === 'term' ? sortKey(termNames(site.entry)) : '';
    const row = [
      key,
      kind,
      letter,
      slug,
      lot,
      folded,
      sorted,
      opening(subject),
      hash,
      mark,
      body,
      changed,
      summary,
      rest,
    ];
    this.#statements.insert.run(...row);
    const title = site.kind === 'term' ? subject : site.entry.title;
    this.#come.set(entryPath(address), { path: entryPath(address), kind, title, body });
    this.#index(key, site);
    for (const old of site.entry.formerly ?? [])
      this.#statements.former.run(entryPath({ ...address, slug: old }), key);
    if (site.kind === 'post') this.#place(key, site.entry);
    this.#add(hash, 1n);
  }

  /** Takes out the entry that has an address, if there is one. */
  remove(address: Address): void {
    this.#statements.unschedule.run(entryPath(address));
    const known = this.#known(address);
    if (known) this.#takeOut(address, known);
  }

  /** Puts what all pages share in the place of what was shared before. */
  share(shared: Shared): void {
    const { shared: known, unshare, share } = this.#statements;
    const before = known.get()?.['json'];
    const json = JSON.stringify(shared);
    if (before !== undefined) this.#add(fingerprint(String(before)), -1n);
    unshare.run();
    share.run(json);
    this.#add(fingerprint(json), 1n);
  }

  #takeOut(address: Address, { key, hash, title, body }: Known): void {
    for (const removal of this.#statements.removals) removal.run(key);
    const path = entryPath(address);
    // An entry that this change has put itself was not there before it.
    if (!this.#come.delete(path) && !this.#gone.has(path))
      this.#gone.set(path, { path, kind: address.kind, title, body });
    this.#add(hash, -1n);
  }

  #known({ kind, letter, slug }: Address): Known | undefined {
    const row = this.#statements.known.get(kind, letter, slug);
    return (
      row && {
        key: Number(row['key']),
        hash: String(row['hash']),
        title: String(row['title']),
        body: String(row['body']),
      }
    );
  }

  #freeKey(wanted: number): number {
    let key = wanted;
    while (this.#statements.taken.get(key)) key += 1;
    return key;
  }

  #index(key: number, { kind, entry }: SiteEntry): void {
    const tags: Tag[] = kind === 'post' || kind === 'guide' ? entry.tags : [];
    const title = kind === 'term' ? termNames(entry) : entry.title;
    const body = entry.content ? plainText(entry.content) : '';
    const corrected = kind === 'post' ? (entry.corrections ?? []).map(({ text }) => text) : [];
    const text = [title, entry.subTitle, ...tags.map(({ name }) => name), body, ...corrected].join(' ');
    const facets = [facet('kind', kind), ...tags.map(({ id }) => facet('tag', id))];
    this.#statements.words.run(key, [...foldedWords(text), ...facets].join(' '));
    this.#statements.title.run(key, [...foldedWords(title), ...facets].join(' '));
  }

  #place(key: number, { tags, pinned, series, byline }: Post): void {
    for (const tag of tags) this.#tag(key, tag);
    if (pinned) this.#statements.pinned.run(key);
    if (series) this.#statements.series.run(series.name, series.part, key);
    for (const part of ['author', 'reviewer'] as const)
      if (byline[part]) this.#statements.person.run(byline[part], part, key);
  }

  #tag(key: number, { id, name }: Tag): void {
    this.#statements.tag.run(id, name);
    this.#statements.tagged.run(id, key);
  }

  #add(hash: string, sign: 1n | -1n): void {
    this.#sum = BigInt.asUintN(REVISION_BITS, this.#sum + sign * BigInt(`0x${hash}`));
  }
}
