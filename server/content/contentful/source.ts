import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { People } from '#domain/entries/people.ts';
import type { Log } from '../../platform/log.ts';
import type { SitePages } from '../entries/site-links.ts';
import type { FileError } from '../formats/errors.ts';
import type { Replica } from '../store/replica/replica.ts';
import { ApiError } from './api/api-error.ts';
import type { ContentfulConfig } from './api/contentful-config.ts';
import { RAW_FILE, RawRows } from './api/raw-rows.ts';
import { ContentService } from './api/service.ts';
import { Drafts } from './drafts/drafts.ts';
import { asFileError, errorsIn, linkErrors, peopleErrors } from './entries/errors.ts';
import { EntryComments } from './entry-comments.ts';
import { catchUp, type SyncContext, sync } from './sync/sync.ts';
import { type Published, publishedIn } from './types/documents.ts';

/** How often the service is asked, in ms. */
export interface SourceTimes {
  /** While nothing happens. */
  pollMs: number;
  /** After a notice that brought nothing new: the service may show a change somewhat later than it reports it. */
  recheckDelaysMs: number[];
  /** After a failure; doubled with each further one. */
  backOffMs: number;
  longestBackOffMs: number;
}

export const SOURCE_TIMES: Omit<SourceTimes, 'pollMs'> = {
  recheckDelaysMs: [700, 1500, 3000],
  backOffMs: 1000,
  longestBackOffMs: 300_000,
};

/** Until the next sync. */
interface Wait {
  /** In ms. */
  pause: number;
  /** Whether notice of a change does not end it: the service asked to be left alone. */
  binding: boolean;
}

/**
 * Keeps the replica as the content service is: asks it now and then, and at once when there is notice of a change. While the
 * service fails it is asked less and less often, and entries stay as they are.
 */
export class ContentfulSource {
  readonly #context: SyncContext;
  readonly #times: SourceTimes;
  #closed = new AbortController();
  /** Ends the wait for the next sync. */
  #woken = new AbortController();
  #recheckDelays: number[] = [];
  #failures = 0;
  #syncedAt: number | undefined;
  readonly #listeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();

  constructor(context: SyncContext, times: SourceTimes) {
    this.#context = context;
    this.#times = times;
  }

  /** Begins to keep the replica up to date; entries of an earlier run are there once this has ended. */
  async start(): Promise<void> {
    await catchUp(this.#context);
    this.#work = this.#run();
  }

  /** When the service last answered, in ms since 1970. */
  get syncedAt(): number | undefined {
    return this.#syncedAt;
  }

  /** Calls the listener after each sync. */
  onSync(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** There is notice of a change. Several notices during a sync are followed by one more. */
  wake(): void {
    this.#recheckDelays = [...this.#times.recheckDelaysMs];
    this.#woken.abort();
  }

  /** Breaks off what runs; nothing half made stays. */
  async close(): Promise<void> {
    this.#closed.abort();
    this.#context.service.close();
    this.#woken.abort();
    await this.#work;
  }

  async #run(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      this.#woken = new AbortController();
      const { pause, binding } = await this.#syncOnce();
      const signal = binding ? this.#closed.signal : this.#woken.signal;
      await delay(pause, undefined, { signal }).catch(() => {});
    }
  }

  async #syncOnce(): Promise<Wait> {
    const { replica, log } = this.#context;
    const before = replica.revision();
    try {
      await sync(this.#context);
      this.#syncedAt = Date.now();
      for (const listener of this.#listeners) listener();
      if (this.#failures > 0) log.info('content service answers again');
      this.#failures = 0;
      if (replica.revision() !== before) {
        log.info({ revision: replica.revision() }, 'content changed');
        this.#recheckDelays = [];
      }
      return { pause: this.#recheckDelays.shift() ?? this.#times.pollMs, binding: false };
    } catch (error) {
      return this.#closed.signal.aborted ? { pause: 0, binding: false } : this.#backOff(error);
    }
  }

  #backOff(error: unknown): Wait {
    const { backOffMs, longestBackOffMs } = this.#times;
    this.#failures += 1;
    const growing = Math.min(backOffMs * 2 ** (this.#failures - 1), longestBackOffMs);
    const asked = error instanceof ApiError ? (error.resetMs ?? 0) : 0;
    const pause = Math.max(growing, asked) * (1 + Math.random() / 2);
    const line = { failures: this.#failures, pause: Math.round(pause) };
    // Errors of the service are reported by their message: what else they carry may hold a token.
    if (error instanceof ApiError)
      this.#context.log.error(
        { ...line, reason: error.message },
        'content service fails: the last copy is served',
      );
    else this.#context.log.error({ ...line, err: error }, 'content could not be applied');
    return { pause, binding: asked > 0 };
  }
}

const SECOND = 1000;
/** Spaces in the European Union have hosts of their own. */
const EUROPEAN = /\.eu\.contentful\.com$/;

/** The content service as a source of entries. */
export interface Contentful {
  /** Where its pictures come from. */
  pictureOrigin: string;
  /** When it last answered, in ms since 1970. */
  syncedAt(): number | undefined;
  /** There is notice of a change. */
  wake(): void;
  /** The errors of published entries, as those of files are reported. */
  errors(): FileError[];
  /** Calls the listener after each sync. Returns a function that stops it. */
  onSync(listener: () => void): () => void;
  /** Present when editors may see drafts. */
  drafts?: Drafts;
  /** Its resources as visitors see them. */
  published: Published;
  close(): Promise<void>;
}

/** Begins to keep a replica as the content service is. Entries of an earlier run are there at once. */
export async function openContentful(
  config: ContentfulConfig,
  {
    dataDirectory,
    replica,
    log,
    siteUrl,
    people,
    pages,
  }: {
    dataDirectory: string;
    replica: Replica;
    log: Log;
    siteUrl: string;
    people: () => People;
    pages: SitePages;
  },
): Promise<Contentful> {
  const { space, environment, host, token, preview } = config;
  const service = new ContentService({ space, environment, host, token }, log);
  const rows = new RawRows(join(dataDirectory, RAW_FILE));
  const pollMs = config.pollSeconds * SECOND;
  const source = new ContentfulSource({ service, rows, replica, log, siteUrl }, { ...SOURCE_TIMES, pollMs });
  const { management } = config;
  const comments = management && new EntryComments({ space, environment, management }, rows, log);
  const errors = () => errorsIn(rows, [...peopleErrors(rows, people()), ...linkErrors(rows, pages)]);
  if (comments) source.onSync(() => comments.notify(errors()));
  await source.start();
  const published = publishedIn(rows);
  const drafts =
    preview &&
    new Drafts({ space, environment, host: preview.host, token: preview.token }, published, log, siteUrl);
  return {
    pictureOrigin: EUROPEAN.test(host) ? 'https://images.eu.ctfassets.net' : 'https://images.ctfassets.net',
    syncedAt: () => source.syncedAt,
    wake: () => source.wake(),
    errors: () => errors().map(asFileError),
    onSync: (listener) => source.onSync(listener),
    published,
    ...(drafts && { drafts }),
    close: async () => {
      await source.close();
      await comments?.close();
      await drafts?.close();
      rows.close();
    },
  };
}
