import { hash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { lagosDay } from '#domain/shared/dates.ts';
import type { CountedStep } from '#domain/visits/visit-counts.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Log } from '../platform/log.ts';
import { networkOf } from '../platform/network/addresses.ts';
import { countableWords } from './searches.ts';

/** A crash loses what came since; counts are no leads. */
const WRITE_MS = 10_000;

/** An event of a day, and how often it came. */
type Entry<Kept> = Kept & { day: string; count: number };

/** The table that a tally writes to. */
interface TallyTable<Kept> {
  /** The name of the counted event, for the log. */
  name: string;
  /** Adds the count to the row of this id, or begins one. */
  put(transaction: Transaction<Tables>, id: string, entry: Entry<Kept>): Promise<unknown>;
}

/** Adds up by the day what is counted, and writes it to the database from time to time, added to what other processes wrote. */
class DayTally<Kept extends object> {
  readonly #db: Kysely<Tables>;
  readonly #log: Pick<Log, 'warn'>;
  readonly #table: TallyTable<Kept>;
  readonly #timer: NodeJS.Timeout;
  /** Counts that were not written yet, by id. */
  #waiting = new Map<string, Entry<Kept>>();
  #day = '';
  /** Ids of the day. */
  #seen = new Set<string>();
  #writing = Promise.resolve();

  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>, table: TallyTable<Kept>, writeMs = WRITE_MS) {
    this.#db = db;
    this.#log = log;
    this.#table = table;
    this.#timer = setInterval(() => void this.write(), writeMs).unref();
  }

  /**
   * Counts one, unless the day has as many rows as it may have.
   * @param now in ms, by which the day is determined
   */
  protected count(kept: Kept, rowsAtMost: number, now: number): void {
    const day = this.#dayAt(now);
    const id = [day, ...Object.values(kept)].join('|');
    if (!this.#seen.has(id) && this.#seen.size >= rowsAtMost) return;
    this.#seen.add(id);
    const entry = this.#waiting.get(id);
    if (entry) entry.count += 1;
    else this.#waiting.set(id, { ...kept, day, count: 1 });
  }

  /** How many rows the day has in this process. */
  protected rows(now: number): number {
    this.#dayAt(now);
    return this.#seen.size;
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

  #dayAt(now: number): string {
    const day = lagosDay(new Date(now));
    if (day !== this.#day) {
      this.#day = day;
      this.#seen.clear();
    }
    return day;
  }

  async #write(): Promise<void> {
    const rows = [...this.#waiting];
    if (rows.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#db.transaction().execute(async (transaction) => {
        for (const [id, entry] of rows) await this.#table.put(transaction, id, entry);
      });
    } catch (err) {
      for (const [id, entry] of rows) {
        const since = this.#waiting.get(id);
        this.#waiting.set(id, { ...entry, count: entry.count + (since?.count ?? 0) });
      }
      this.#log.warn({ err }, `counts of ${this.#table.name} cannot be written yet`);
    }
  }
}

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

const PAGES: TallyTable<Counted> = {
  name: 'visits',
  put: (transaction, id, entry) =>
    transaction
      .insertInto('page_counts')
      .values({ id, ...entry })
      .onConflict((at) =>
        at.column('id').doUpdateSet((row) => ({ count: row('page_counts.count', '+', entry.count) })),
      )
      .execute(),
};

/** Counts steps of visits. */
export class Tally extends DayTally<Counted> {
  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>) {
    super(db, log, PAGES);
  }

  /** @param now in ms, by which the day is determined */
  add({ step, page, source, campaign }: Counted, now = Date.now()): void {
    const isFull = this.rows(now) >= ROWS_A_DAY;
    const where = isFull ? { source: '', campaign: '' } : { source, campaign };
    this.count({ step, page, ...where }, 2 * ROWS_A_DAY, now);
  }
}

/** Rows that one day can have in one process: anyone who searches for invented words fills no database. */
export const SEARCHES_A_DAY = 1000;

interface Searched {
  words: string;
  /** 1 where something was found. */
  found: 0 | 1;
}

const SEARCHES: TallyTable<Searched> = {
  name: 'searches',
  put: (transaction, id, entry) =>
    transaction
      .insertInto('search_counts')
      .values({ id, ...entry })
      .onConflict((at) =>
        at.column('id').doUpdateSet((row) => ({ count: row('search_counts.count', '+', entry.count) })),
      )
      .execute(),
};

/** Counts what is searched for, without who. */
export class SearchTally extends DayTally<Searched> {
  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>) {
    super(db, log, SEARCHES);
  }

  /**
   * @param text as it was typed; what may be about a person is not counted
   * @param now in ms, by which the day is determined
   */
  add(text: string, isFound: boolean, now = Date.now()): void {
    const words = countableWords(text);
    if (words) this.count({ words, found: isFound ? 1 : 0 }, SEARCHES_A_DAY, now);
  }
}

/** Networks that have to send a word, a source or a campaign before it is kept: one alone may have invented it. */
const SEVERAL = 3;
/** Names of one network that are heard in a day. */
const NAMES_A_NETWORK = 200;
const NAMES_MAX = 20_000;
const NETWORKS_MAX = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** In characters; enough to tell networks apart, and without the salt of this process it names none. */
const MARK_LENGTH = 12;

/** Tells names that several networks have sent within a week from those that one may have invented. Only memory has which. */
export class HeardNames {
  readonly #several: number;
  readonly #salt = randomBytes(16).toString('hex');
  readonly #networksOf = new LRUCache<string, Set<string>>({ max: NAMES_MAX, ttl: WEEK_MS });
  readonly #namesOf = new LRUCache<string, Set<string>>({
    max: NETWORKS_MAX,
    ttl: DAY_MS,
    noUpdateTTL: true,
  });

  /** @param several networks that have to send a name */
  constructor(several = SEVERAL) {
    this.#several = several;
  }

  /** Takes note that an address sent a name. @returns whether several networks have */
  isKnown(name: string, ip: string): boolean {
    if (this.#several <= 1) return true;
    const network = hash('sha256', this.#salt + networkOf(ip), 'hex').slice(0, MARK_LENGTH);
    const networks = this.#networksOf.get(name) ?? new Set();
    if (networks.size >= this.#several) return true;
    const names = this.#namesOf.get(network) ?? new Set();
    if (!names.has(name) && names.size >= NAMES_A_NETWORK) return false;
    this.#namesOf.set(network, names.add(name));
    this.#networksOf.set(name, networks.add(network));
    return networks.size >= this.#several;
  }
}
