import { setTimeout as delay } from 'node:timers/promises';
import { ServiceFault } from './api-error.ts';
import { catchUp, type Ends, sync } from './sync.ts';

/** How often the service is asked, in ms. */
export interface SourceTimes {
  /** While nothing happens. */
  pollMs: number;
  /** After a notice that brought nothing new: the service may show a change somewhat later than it tells of it. */
  echoesMs: number[];
  /** After a failure; doubled with each further one. */
  backOffMs: number;
  longestBackOffMs: number;
}

export const SOURCE_TIMES: Omit<SourceTimes, 'pollMs'> = {
  echoesMs: [700, 1500, 3000],
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
  readonly #ends: Ends;
  readonly #times: SourceTimes;
  #closed = new AbortController();
  /** Ends the wait for the next sync. */
  #woken = new AbortController();
  #echoes: number[] = [];
  #failures = 0;
  #syncedAt: number | undefined;
  readonly #listeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();

  constructor(ends: Ends, times: SourceTimes) {
    this.#ends = ends;
    this.#times = times;
  }

  /** Begins to keep the replica up to date; entries of an earlier run are there once this has ended. */
  async start(): Promise<void> {
    await catchUp(this.#ends);
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
    this.#echoes = [...this.#times.echoesMs];
    this.#woken.abort();
  }

  /** Breaks off what runs; nothing half made stays. */
  async close(): Promise<void> {
    this.#closed.abort();
    this.#ends.service.close();
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
    const { replica, log } = this.#ends;
    const before = replica.revision();
    try {
      await sync(this.#ends);
      this.#syncedAt = Date.now();
      for (const listener of this.#listeners) listener();
      if (this.#failures > 0) log.info('content service answers again');
      this.#failures = 0;
      if (replica.revision() !== before) {
        log.info({ revision: replica.revision() }, 'content changed');
        this.#echoes = [];
      }
      return { pause: this.#echoes.shift() ?? this.#times.pollMs, binding: false };
    } catch (error) {
      return this.#closed.signal.aborted ? { pause: 0, binding: false } : this.#backOff(error);
    }
  }

  #backOff(error: unknown): Wait {
    const { backOffMs, longestBackOffMs } = this.#times;
    this.#failures += 1;
    const growing = Math.min(backOffMs * 2 ** (this.#failures - 1), longestBackOffMs);
    const asked = error instanceof ServiceFault ? (error.resetMs ?? 0) : 0;
    const pause = Math.max(growing, asked) * (1 + Math.random() / 2);
    const line = { failures: this.#failures, pause: Math.round(pause) };
    // Errors of the service are told by their message: what else they carry may hold a token.
    if (error instanceof ServiceFault)
      this.#ends.log.error(
        { ...line, reason: error.message },
        'content service fails: the last copy is served',
      );
    else this.#ends.log.error({ ...line, err: error }, 'content could not be taken over');
    return { pause, binding: asked > 0 };
  }
}
