import { LRUCache } from 'lru-cache';
import type { TypedEntry } from '#domain/entries/drafts.ts';
import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Log } from '../../../platform/log.ts';
import type { Address } from '../../entries/site-entry.ts';
import { ApiError } from '../api/api-error.ts';
import {
  ContentService,
  type Delivered,
  type FoundEntries,
  type ServiceAccess,
  type ServiceLimits,
} from '../api/service.ts';
import type { Reading } from '../api/sync-token.ts';
import { linkedFrom } from '../entries/entries.ts';
import { readingOf } from '../sync/sync.ts';
import { CONTENT_TYPES, contentTypeOf, readFields } from '../types/content-types.ts';
import { nameOf, type Published, type ResourceLink } from '../types/documents.ts';
import { type Draft, makeDraft, readDelivered, targetOfAsset, targetOfEdited } from './draft-reader.ts';

/** An editor waits for the answer, so there is no point in trying for long. */
const LIMITS: ServiceLimits = { answerMs: 10_000, attempts: 2, pauseMs: 300, longestPauseMs: 3000 };
/** How many of the entries that were saved last are in lists: long ones, too, fit into one answer. */
const IN_LISTS = 40;
/** Entries with one address that are looked at; the oldest has it. */
const DOUBLES = 5;
/** The most ids in one query: with more, its address grows too long. */
const MOST_IDS = 100;
/** How long locales, tags and what links lead to are taken for what they were, in ms. */
const FRESH_MS = 60_000;
const MOST_TARGETS = 5000;
/** The status that the service answers when no such content type is in the space. */
const NO_SUCH_TYPE = 400;

/**
 * Entries as editors have them just now, published or not, from the Preview API: each costs its own request, and none is kept.
 * The service is asked for one thing after the other.
 */
export class Drafts {
  readonly #access: ServiceAccess;
  readonly #service: ContentService;
  readonly #published: Published;
  readonly #siteUrl: string | undefined;
  readonly #reading = new LRUCache<'reading', Reading>({ max: 1, ttl: FRESH_MS });
  readonly #targets = new LRUCache<string, { target: RichTextTarget | undefined }>({
    max: MOST_TARGETS,
    ttl: FRESH_MS,
  });
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param published what visitors see, which links lead to unless editors have it otherwise
   * @param siteUrl public address of the site, whose links become paths
   */
  constructor(access: ServiceAccess, published: Published, log: Log, siteUrl?: string) {
    this.#access = access;
    this.#published = published;
    this.#siteUrl = siteUrl;
    this.#service = new ContentService(access, log, LIMITS);
  }

  /**
   * The entry of a page, even where its address is another one now.
   * @returns nothing where editors have none
   * @throws ApiError
   */
  async at(page: Address): Promise<Draft | undefined> {
    const { kind, letter, slug } = page;
    const id = this.#published.idAt(page);
    if (id !== undefined) return this.byId(id);
    const [oldest] = await this.#find({
      content_type: contentTypeOf(kind, letter),
      'fields.slug': slug,
      order: 'sys.createdAt',
      limit: DOUBLES,
    });
    return oldest;
  }

  /** @throws ApiError */
  async byId(id: string): Promise<Draft | undefined> {
    return (await this.#find({ 'sys.id': id, limit: 1 }))[0];
  }

  /**
   * The entries that were saved last, published or not.
   * @throws ApiError
   */
  latest(): Promise<Draft[]> {
    const types = CONTENT_TYPES.join(',');
    return this.#find({ 'sys.contentType.sys.id[in]': types, order: '-sys.updatedAt', limit: IN_LISTS }, 0);
  }

  /**
   * Makes what the site shows of an entry that is being typed; only what it links to anew is asked for.
   * @returns nothing for a content type that is none of the site's
   * @throws ApiError
   */
  async typed(entry: TypedEntry): Promise<Draft | undefined> {
    const reading = await this.#inTurn(() => this.#read());
    const read = readFields(entry.contentType, entry.fields);
    if (read && 'valid' in read)
      await this.#inTurn(() => this.#learn(linkedFrom(read.valid).filter((link) => !this.#knows(link))));
    const made = makeDraft(entry, reading, (link) => this.#targetOf(link), this.#siteUrl);
    const { space, environment } = this.#access;
    const [locale = ''] = reading.locales;
    return made && { edited: { ...entry, space, environment, locale }, ...made };
  }

  async close(): Promise<void> {
    this.#service.close();
    await this.#turn;
  }

  #find(query: Record<string, string | number>, include = 1): Promise<Draft[]> {
    return this.#inTurn(async () => {
      const reading = await this.#read();
      const { items, includes } = await this.#service.entries({ ...query, include }).catch(nothingOfNoType);
      this.#remember(includes.Entry, includes.Asset, reading);
      return items.flatMap((item) => {
        const edited = readDelivered(item, reading, this.#access);
        const made = edited && makeDraft(edited, reading, (link) => this.#targetOf(link), this.#siteUrl);
        return edited && made ? [{ edited, ...made }] : [];
      });
    });
  }

  async #read(): Promise<Reading> {
    const known = this.#reading.get('reading');
    if (known) return known;
    const reading = await readingOf(this.#service);
    this.#reading.set('reading', reading);
    return reading;
  }

  #remember(entries: Delivered[], assets: Delivered[], reading: Reading): void {
    for (const entry of entries) {
      const edited = readDelivered(entry, reading, this.#access);
      this.#targets.set(nameOf({ type: 'Entry', id: entry.sys.id }), {
        target: edited && targetOfEdited(edited),
      });
    }
    for (const asset of assets)
      this.#targets.set(nameOf({ type: 'Asset', id: asset.sys.id }), {
        target: targetOfAsset(asset, reading),
      });
  }

  /** Asks what links lead to that nobody has published; what is not there is remembered, too. */
  async #learn(links: ResourceLink[]): Promise<void> {
    const ids = (type: ResourceLink['type']) =>
      [...new Set(links.filter((link) => link.type === type).map(({ id }) => id))].slice(0, MOST_IDS);
    const [entries, assets] = [ids('Entry'), ids('Asset')];
    for (const link of links) this.#targets.set(nameOf(link), { target: undefined });
    const reading = await this.#read();
    if (entries.length > 0) {
      const query = { 'sys.id[in]': entries.join(','), include: 0, limit: entries.length };
      this.#remember((await this.#service.entries(query)).items, [], reading);
    }
    if (assets.length > 0) this.#remember([], await this.#service.assets(assets), reading);
  }

  #knows(link: ResourceLink): boolean {
    return this.#targets.has(nameOf(link)) || this.#published.targetOf(link) !== undefined;
  }

  #targetOf(link: ResourceLink): RichTextTarget | undefined {
    return this.#targets.get(nameOf(link))?.target ?? this.#published.targetOf(link);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }
}

function nothingOfNoType(error: unknown): FoundEntries {
  if (error instanceof ApiError && error.status === NO_SUCH_TYPE)
    return { items: [], includes: { Entry: [], Asset: [] } };
  throw error;
}
