import type { Kysely } from 'kysely';
import { lagosDay } from '#domain/dates.ts';
import type { CountedStep } from '#domain/visit-counts.ts';
import type { Log } from '../http/log.ts';
import type { PageCountRow, Tables } from '../storage/tables.ts';

/** A crash loses what came since; counts are no leads. */
const WRITE_MS = 10_000;
/**
 * Rows that one day can have in one process. Who invents pages and campaigns fills it up; what comes then counts for the page
 * alone, and beyond twice as many not at all.
 */
export const ROWS_A_DAY = 5000;

export interface Counted {
  step: CountedStep;
  page: string;
  source: string;
  campaign: string;
}

type Entry = Omit<PageCountRow, 'id'>;

/** Adds up what is counted, and writes it to the database from time to time, added to what other processes wrote. */
export class Tally {
  readonly #db: Kysely<Tables>;
  readonly #log: Pick<Log, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  /** What was not written yet, by id. */
  #waiting = new Map<string, Entry>();
  #day = '';
  /** Ids of the day. */
  #seen = new Set<string>();
  #writing = Promise.resolve();

  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>, writeMs = WRITE_MS) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.write(), writeMs).unref();
  }

  /** @param now in ms, by which the day is told */
  add(counted: Counted, now = Date.now()): void {
    const day = lagosDay(new Date(now));
    if (day !== this.#day) {
      this.#day = day;
      this.#seen.clear();
    }
    const isFull = this.#seen.size >= ROWS_A_DAY;
    const kept = isFull ? { ...counted, source: '', campaign: '' } : counted;
    const id = [day, kept.step, kept.page, kept.source, kept.campaign].join('|');
    if (!this.#seen.has(id) && this.#seen.size >= 2 * ROWS_A_DAY) return;
    this.#seen.add(id);
    const entry = this.#waiting.get(id);
    if (entry) entry.count += 1;
    else this.#waiting.set(id, { day, ...kept, count: 1 });
  }

  /** Writes what waits; what cannot be written waits on. Never rejects. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Ends it, with what waits written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #write(): Promise<void> {
    const rows = [...this.#waiting];
    if (rows.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#db.transaction().execute(async (transaction) => {
        for (const [id, entry] of rows) {
          await transaction
            .insertInto('page_counts')
            .values({ id, ...entry })
            .onConflict((at) =>
              at.column('id').doUpdateSet((row) => ({ count: row('page_counts.count', '+', entry.count) })),
            )
            .execute();
        }
      });
    } catch (err) {
      for (const [id, entry] of rows) {
        const since = this.#waiting.get(id);
        this.#waiting.set(id, { ...entry, count: entry.count + (since?.count ?? 0) });
      }
      this.#log.warn({ err }, 'counts of visits cannot be written yet');
    }
  }
}
