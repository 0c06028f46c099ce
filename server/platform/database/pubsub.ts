import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

const SECOND = 1000;
/** The channel of PostgreSQL's LISTEN and NOTIFY on which the processes of a site tell each other that content has changed. */
export const CONTENT_CHANNEL = 'kayalink_content';
/** How a listening connection is called in `pg_stat_activity`. */
export const LISTENER = 'kayalink-website-notices';

/** How long is waited, in ms. */
export interface NoticeTimes {
  /** For a connection or an answer. */
  answerMs: number;
  /** After a connection has failed; doubled with each further one. */
  backOffMs: number;
  longestBackOffMs: number;
}

const TIMES: NoticeTimes = { answerMs: 5 * SECOND, backOffMs: SECOND, longestBackOffMs: 60 * SECOND };

interface Parts {
  databaseUrl: string;
  /** Another process has reported something, or may have while nobody listened. */
  onNotice: () => void;
  log: Log;
  times?: NoticeTimes;
}

/**
 * Spreads a bare notice among the processes that share a PostgreSQL: that something has changed, never what. A connection that
 * breaks is made anew; what could not be told or heard meanwhile is made up for then.
 */
export class SharedNotices {
  readonly #parts: Parts;
  readonly #times: NoticeTimes;
  readonly #closed = new AbortController();
  readonly #finished: Promise<void>;
  #client: pg.Client | undefined;
  #listens = false;
  #unsent = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#times = parts.times ?? TIMES;
    this.#finished = this.#run();
  }

  /** Tells the other processes; never fails. */
  notify(): void {
    this.#unsent = true;
    if (this.#listens) this.#tellNow().catch((error: unknown) => this.#warn(error));
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    this.#closed.abort();
    await this.#end();
    await this.#finished;
  }

  async #run(): Promise<void> {
    const { backOffMs, longestBackOffMs } = this.#times;
    const { signal } = this.#closed;
    let failures = 0;
    while (!signal.aborted) {
      const missed = failures > 0;
      try {
        await this.#listen(() => {
          if (missed) this.#parts.onNotice();
          failures = 0;
        });
      } catch (error) {
        if (!signal.aborted) this.#warn(error);
      }
      failures += 1;
      const pause = Math.min(backOffMs * 2 ** (failures - 1), longestBackOffMs);
      await delay(pause * (1 + Math.random() / 2), undefined, { signal }).catch(() => {});
    }
  }

  /** Listens until the connection ends. @param onListening is called once it does */
  async #listen(onListening: () => void): Promise<void> {
    const client = this.#connection();
    this.#client = client;
    const ended = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection ended')));
    });
    ended.catch(() => {});
    try {
      // Ended by us while it connects, the client says so with this event only.
      await Promise.race([client.connect(), ended]);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.on('notification', ({ processId }) => {
        if (processId !== rows[0]?.pid) this.#parts.onNotice();
      });
      await client.query(`listen ${CONTENT_CHANNEL}`);
      this.#listens = true;
      onListening();
      if (this.#unsent) await this.#tellNow();
      await ended;
    } finally {
      this.#listens = false;
      await this.#end();
    }
  }

  #connection(): pg.Client {
    const { answerMs } = this.#times;
    return new pg.Client({
      connectionString: this.#parts.databaseUrl,
      application_name: LISTENER,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10 * SECOND,
    });
  }

  async #tellNow(): Promise<void> {
    this.#unsent = false;
    try {
      await this.#client?.query(`notify ${CONTENT_CHANNEL}`);
    } catch (error) {
      this.#unsent = true;
      throw error;
    }
  }

  /** Ends the connection in order, or after a while without an answer. */
  async #end(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    const ended = client?.end().catch(() => {});
    await Promise.race([ended, delay(this.#times.answerMs, undefined, { ref: false })]);
  }

  #warn(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#parts.log.warn({ reason }, 'other processes are not notified of changed content; they ask in turn');
  }
}
