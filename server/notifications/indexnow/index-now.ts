import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import { postJson, RejectedError } from '../../platform/network/post-json.ts';
import { type RetryWait, retryWait } from '../../platform/network/retry-policy.ts';
import { type IndexNowConfig, keyPath, type NotifiedPages, type PublicEntry } from './notified-pages.ts';

/** Edits of a minute go out together. */
const GRACE_MS = 60_000;
const LIMIT_MS = 30_000;
/** Addresses of one message; 10,000 are allowed (https://www.indexnow.org/documentation). */
const BATCH = 1000;

/** The parts that telling search engines needs. */
export interface IndexNowParts extends IndexNowConfig {
  /** Entries that everybody may see; nothing while there is no copy of them yet. */
  entries: () => PublicEntry[] | undefined;
  onContentChange: (listener: () => void) => void;
  pages: NotifiedPages;
  siteUrl: string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  graceMs?: number;
  wait?: RetryWait;
}

/** Tells search engines which pages are new, different or gone (IndexNow). What could not be told is reported later, also by the next process. */
export class IndexNow {
  readonly #parts: IndexNowParts;
  readonly #ended = new AbortController();
  #work: Promise<void> = Promise.resolve();
  #isSending = false;

  constructor(parts: IndexNowParts) {
    this.#parts = parts;
    parts.onContentChange(() => this.#observe());
    this.#observe();
  }

  /** Ends what is under way; what was not told waits in the file. */
  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#work;
  }

  #observe(): void {
    const { entries, pages, log } = this.#parts;
    this.#work = this.#work
      .then(async () => {
        const seen = entries();
        if (!seen || this.#ended.signal.aborted) return;
        const lost = await pages.observe(seen);
        if (lost > 0)
          log.warn({ lost }, 'too many changed pages: search engines find some by the sitemap alone');
        if (pages.waiting.length > 0 && !this.#isSending) void this.#sendAll();
      })
      .catch((err: unknown) => log.warn({ err }, 'changed pages for search engines not noted'));
  }

  async #sendAll(): Promise<void> {
    const { pages, log, graceMs = GRACE_MS, wait = retryWait } = this.#parts;
    this.#isSending = true;
    let attempts = 0;
    try {
      await this.#pause(graceMs);
      while (pages.waiting.length > 0) {
        const batch = pages.waiting.slice(0, BATCH);
        const error = await this.#send(batch);
        attempts += 1;
        const ms = error && !(error instanceof RejectedError) ? wait(attempts) : undefined;
        if (error && ms !== undefined) {
          log.warn(
            { err: error, attempts },
            'search engines not notified of changed pages: tried again later',
          );
          await this.#pause(ms);
          continue;
        }
        if (error)
          log.error(
            { err: error, pages: batch.length },
            'search engines refuse changed pages: look at INDEXNOW_KEY',
          );
        else log.info({ pages: batch.length }, 'search engines notified of changed pages');
        await pages.done(batch);
        attempts = 0;
      }
    } catch (err) {
      if (!this.#ended.signal.aborted) log.warn({ err }, 'search engines not notified of changed pages');
    } finally {
      this.#isSending = false;
    }
  }

  /** @returns what went wrong, if anything did */
  async #send(paths: string[]): Promise<unknown> {
    const { key, url, isOwnDoor, siteUrl } = this.#parts;
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: siteUrl + keyPath(key),
      urlList: paths.map((path) => siteUrl + path),
    });
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      await postJson({ url: new URL(url), body, headers: {}, allowPrivate: isOwnDoor, signal });
      return undefined;
    } catch (error) {
      this.#ended.signal.throwIfAborted();
      return error;
    }
  }

  #pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.#ended.signal, ref: false });
  }
}
