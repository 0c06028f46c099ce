import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { Forms } from './forms.ts';

/** A page as it is kept. */
export interface KeptPage {
  forms: Forms;
  /** Of the answer, without those of one request and of one form. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Names the body, whatever its form. */
  tag: string;
  revision: string;
  /** In ms since the epoch. */
  madeAt: number;
}

/** What the cache has done since the start, for the metrics. */
export interface CacheCounts {
  hits: number;
  stale: number;
  kept: number;
  bytes: number;
  pages: number;
}

interface Options {
  /** The revision of the content now. */
  revision: () => string;
  log: Log;
  /** In bytes; the page that was not asked for the longest goes first. */
  limit?: number;
}

const MEGABYTE = 1024 ** 2;
const LIMIT = 64 * MEGABYTE;
/** What the objects around a page take, roughly, in bytes. */
const OVERHEAD = 4096;
/** A page is made anew after this even if the content is the same: it may say the year. */
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Pages as they went out, by what was asked. A page of an older revision is still served while the new one is made, so no
 * visitor waits for a change of content. Only whole, public pages get in: `keep` is not called for others.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #options: Options;
  readonly #refreshing = new Set<string>();
  readonly #counts = { hits: 0, stale: 0, kept: 0 };
  #improving: Promise<void> = Promise.resolve();
  #render: (target: string) => Promise<unknown> = async () => {};

  constructor(options: Options) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.limit ?? LIMIT,
      sizeCalculation: ({ forms }) => forms.bytes + OVERHEAD,
    });
  }

  /** @param render visits a target, which leads to `keep` or `drop` */
  renderWith(render: (target: string) => Promise<unknown>): void {
    this.#render = render;
  }

  /** The kept answer to a target of `readVisit`; one that is out of date is made anew behind the visitor's back. */
  find(target: string): KeptPage | undefined {
    const page = this.#pages.get(target);
    if (!page) return undefined;
    this.#counts.hits += 1;
    if (page.revision !== this.#options.revision() || Date.now() - page.madeAt > LONGEST_MS) {
      this.#counts.stale += 1;
      void this.refresh(target);
    }
    return page;
  }

  /** Makes a page anew, unless that is under way. A failure leaves the old page in place, and is tried again at the next visit. */
  async refresh(target: string): Promise<void> {
    if (this.#refreshing.has(target)) return;
    this.#refreshing.add(target);
    try {
      await this.#render(target);
    } catch (error) {
      this.#options.log.error({ err: error, path: target.split('?')[0] }, 'page not made anew');
    } finally {
      this.#refreshing.delete(target);
    }
  }

  /** Keeps an answer of status 200 that is the same for everybody, and compresses it better in the background. */
  async keep(target: string, page: Omit<KeptPage, 'forms' | 'madeAt'>, body: Buffer): Promise<void> {
    const forms = await Forms.of(body);
    const kept = { ...page, forms, madeAt: Date.now() };
    this.#pages.set(target, kept);
    this.#counts.kept += 1;
    this.#improving = this.#improving.then(async () => {
      if (this.#pages.peek(target) !== kept) return;
      await forms.improve();
      // Set again, because its size is another.
      if (this.#pages.peek(target) === kept) this.#pages.set(target, kept);
    });
  }

  /** Forgets a page that is not there any more. */
  drop(target: string): void {
    this.#pages.delete(target);
  }

  /** The targets that are kept, the last visited first. */
  targets(): string[] {
    return [...this.#pages.keys()];
  }

  /** Ends when everything that is kept is in its best form. */
  settled(): Promise<void> {
    return this.#improving;
  }

  counts(): CacheCounts {
    return { ...this.#counts, bytes: this.#pages.calculatedSize, pages: this.#pages.size };
  }
}
