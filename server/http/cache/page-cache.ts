import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../platform/log.ts';
import { EncodedBodies } from './encoded-bodies.ts';
import { Answers, ContentReads } from './page-cache-keys.ts';

/** A page as it is cached. */
export interface CachedPage {
  /** 200, or 404 of the page that says so. */
  status: number;
  bodies: EncodedBodies;
  /** Of the answer, without those of one request and of one encoding. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Names the body, whatever its encoding. */
  tag: string;
  /** The latest revision of the content for which it is known to be true. */
  revision: string;
  /** The answers of content that it was made of; without them, every change makes it anew. */
  reads?: ContentReads | undefined;
  /** In ms since the epoch. */
  madeAt: number;
}

/** The work of the cache since the start, for the metrics. */
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
  /** When the next entry is to appear, in ms since 1970; without it nothing is scheduled. */
  nextAppearance?: () => number;
  log: Log;
  /** In bytes; the page that was not asked for the longest goes first. */
  limit?: number;
}

const MEGABYTE = 1024 ** 2;
const LIMIT = 64 * MEGABYTE;
/** The size of the objects around a page, roughly, in bytes. */
const OVERHEAD = 4096;
/** Pages of a change are made one after another; this long after one, in ms, the next has begun. */
const PAUSE_MS = 50;
/** How long after a change the old page may still go out, in ms: an editor sees the new one within five seconds (docs/decisions/0010-page-cache.md). */
const OLD_PAGE_MS = 2000;
const MINUTE = 60 * 1000;
/** A page is made anew in the background after this even if the content is the same: its related entries are drawn at random. */
export const RENEWED_AFTER_MS = 45 * MINUTE;
/** No page goes out that is older: 'random' is read as drawn anew at least hourly. Anyone who comes first after a quiet hour waits for the new one. */
export const LONGEST_MS = 60 * MINUTE;

/**
 * Pages as they went out, by what was asked. A page of an older revision is still served while the new one is made, so no
 * visitor waits for a change of content. Only whole, public pages get in: `keep` is not called for others.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #options: Options;
  readonly #answers: Answers;
  readonly #refreshing = new Map<string, Promise<void>>();
  readonly #counts = { hits: 0, stale: 0, kept: 0 };
  #improving: Promise<void> = Promise.resolve();
  #isClosed = false;
  #revision: string;
  #changedAt = 0;
  #render: (target: string) => Promise<unknown> = async () => {};

  constructor(options: Options) {
    this.#options = options;
    this.#revision = options.revision();
    this.#answers = new Answers(options.revision);
    this.#pages = new LRUCache({
      maxSize: options.limit ?? LIMIT,
      sizeCalculation: ({ bodies }) => bodies.bytes + OVERHEAD,
    });
  }

  /** @param render visits a target, which leads to `keep` or `drop` */
  renderWith(render: (target: string) => Promise<unknown>): void {
    this.#render = render;
  }

  /** The kept answer to a target of `readVisit`; one that is out of date is made anew in the background. */
  find(target: string): CachedPage | undefined {
    const page = this.#pages.get(target);
    if (!page) return undefined;
    this.#counts.hits += 1;
    if (page.revision !== this.#now() || ageOf(page) > RENEWED_AFTER_MS) {
      this.#counts.stale += 1;
      void this.refresh(target);
    }
    return page;
  }

  /** Whether a page is so old, or its content changed so long ago, that the visitor should wait for the new one. */
  isOverdue(page: CachedPage): boolean {
    if (ageOf(page) > LONGEST_MS) return true;
    return page.revision !== this.#now() && Date.now() - this.#changedAt > OLD_PAGE_MS;
  }

  #now(): string {
    const revision = this.#options.revision();
    if (revision !== this.#revision) this.#changedAt = Date.now();
    this.#revision = revision;
    return revision;
  }

  /** How long pages stay as they are unless an editor changes something, in ms: until the next scheduled entry appears. */
  untilNext(): number {
    return (this.#options.nextAppearance?.() ?? Number.POSITIVE_INFINITY) - Date.now();
  }

  /** Takes note of what a page is made of, to be handed to `keep` with it. */
  reads(): ContentReads {
    return new ContentReads(this.#answers);
  }

  /**
   * Makes a page anew unless the change of the content left it as it is; while that is under way, all wait for the same. A failure
   * leaves the old page in place, and is tried again at the next visit.
   */
  refresh(target: string): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#now();
    const running = this.#refreshing.get(target);
    if (running) return running;
    const made = this.#makeUnlessTrue(target).catch((error: unknown) =>
      this.#options.log.error({ err: error, path: target.split('?')[0] }, 'page not made anew'),
    );
    this.#refreshing.set(target, made);
    return made.finally(() => this.#refreshing.delete(target));
  }

  async #makeUnlessTrue(target: string): Promise<void> {
    // Thousands of pages are looked at after a change: visitors come in between.
    await nextTurn();
    const page = this.#pages.peek(target);
    const revision = this.#now();
    if (page && ageOf(page) <= RENEWED_AFTER_MS && page.reads?.areTrue()) page.revision = revision;
    else await this.#render(target);
  }

  /** Whether a page is being made behind its visitors' backs. */
  isRefreshing(target: string): boolean {
    return this.#refreshing.has(target);
  }

  /** Keeps an answer that is the same for everybody, and compresses it better in the background. */
  async keep(target: string, page: Omit<CachedPage, 'bodies' | 'madeAt'>, body: Buffer): Promise<void> {
    const bodies = await EncodedBodies.of(body);
    const kept = { ...page, bodies, madeAt: Date.now() };
    this.#pages.set(target, kept);
    this.#counts.kept += 1;
    this.#improving = this.#improving.then(async () => {
      await this.#untilNoneIsMade();
      if (this.#isClosed || this.#pages.peek(target) !== kept) return;
      await bodies.improve();
      // Set again, because its size is another.
      if (this.#pages.peek(target) === kept) this.#pages.set(target, kept);
    });
  }

  /** Better compression may wait: it would take the processor from the pages that are made, and so from visitors. */
  async #untilNoneIsMade(): Promise<void> {
    while (this.#refreshing.size > 0) {
      await Promise.all(this.#refreshing.values());
      await delay(PAUSE_MS, undefined, { ref: false });
    }
  }

  /** Begins no further work in the background: hundreds of pages that wait for their best compression would keep the process from ending. */
  close(): void {
    this.#isClosed = true;
  }

  /** Forgets a page that is not there any more. */
  drop(target: string): void {
    this.#pages.delete(target);
  }

  /** The targets that are kept, the last visited first. */
  targets(): string[] {
    return [...this.#pages.keys()];
  }

  /** The tags of the pages by their targets. */
  tags(): Map<string, string> {
    return new Map(this.targets().map((target) => [target, this.#pages.peek(target)?.tag ?? '']));
  }

  /** Targets whose pages are others than those with these tags, are gone, or may be others: the content has changed since they were looked at. */
  changedSince(tags: ReadonlyMap<string, string>): string[] {
    const revision = this.#now();
    return [...new Set([...tags.keys(), ...this.targets()])].filter((target) => {
      const page = this.#pages.peek(target);
      return page?.revision !== revision || page.tag !== tags.get(target);
    });
  }

  /** Ends when everything that is kept is compressed as well as can be. */
  settled(): Promise<void> {
    return this.#improving;
  }

  counts(): CacheCounts {
    return { ...this.#counts, bytes: this.#pages.calculatedSize, pages: this.#pages.size };
  }
}

/** How long ago a page was made, in ms; a clock that was set back ages it too. */
function ageOf({ madeAt }: CachedPage): number {
  return Math.abs(Date.now() - madeAt);
}
