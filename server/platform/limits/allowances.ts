import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How far clocks of several machines may differ. A time further ahead was told by a clock that has been put back. */
const CLOCKS_DIFFER_MS = 60 * 1000;
/** Locked by each transaction that draws, until its transaction ends: all processes on the database count one after the other. */
const GATE = 'mail:gate';

/** How much somebody may do: some at once, and then at a steady rate. */
export interface Allowance {
  atOnce: number;
  perHour: number;
  /** An event that comes too soon may wait this long for its time; without it, it is refused. */
  longestWaitMs?: number;
}

/** How long something has to wait until its time, zero when it may happen now; or it is refused. */
export type Drawn = { waitMs: number } | { refusedForMs: number };

/** The allowances that one transaction draws from: read together, and written together once all is drawn. */
export class Allowances {
  readonly #transaction: Transaction<Tables>;
  readonly #fullAt: Map<string, number>;
  readonly #changed = new Set<string>();

  private constructor(transaction: Transaction<Tables>, fullAt: Map<string, number>) {
    this.#transaction = transaction;
    this.#fullAt = fullAt;
  }

  /** @param keys all that will be drawn from: what is counted, and for whom */
  static async of(transaction: Transaction<Tables>, keys: readonly string[]): Promise<Allowances> {
    const wanted = [...new Set(keys)];
    if (wanted.length === 0) return new Allowances(transaction, new Map());
    await enterGate(transaction);
    const rows = await transaction.selectFrom('allowances').selectAll().where('key', 'in', wanted).execute();
    return new Allowances(transaction, new Map(rows.map((row) => [row.key, row.full_at])));
  }

  /**
   * Uses one of an allowance (the generic cell rate algorithm, ITU-T I.371).
   * @param key one of those that were read
   */
  draw(key: string, { atOnce, perHour, longestWaitMs = 0 }: Allowance, now: number): Drawn {
    const interval = Math.ceil(HOUR_MS / perHour);
    const burst = interval * atOnce;
    const latest = now + burst + longestWaitMs;
    const known = this.#fullAt.get(key) ?? now;
    const before = known <= latest + CLOCKS_DIFFER_MS ? Math.max(known, now) : now;
    if (before > latest - interval) return { refusedForMs: Math.max(interval, before - latest + interval) };
    this.#fullAt.set(key, before + interval);
    this.#changed.add(key);
    return { waitMs: Math.max(0, before + interval - burst - now) };
  }

  /** Writes down what was drawn. */
  async save(): Promise<void> {
    const rows = [...this.#changed].map((key) => ({ key, full_at: this.#fullAt.get(key) ?? 0 }));
    if (rows.length === 0) return;
    await this.#transaction
      .insertInto('allowances')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ full_at: row.ref('excluded.full_at') })),
      )
      .execute();
  }
}

/** Uses one of a single allowance, in a transaction of its own. */
export function drawOne(db: Kysely<Tables>, key: string, allowance: Allowance, now: number): Promise<Drawn> {
  return db.transaction().execute(async (transaction) => {
    const allowances = await Allowances.of(transaction, [key]);
    const drawn = allowances.draw(key, allowance, now);
    await allowances.save();
    return drawn;
  });
}

/** Forgets who may do everything again. */
export async function forgetFull(db: Kysely<Tables>, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await enterGate(transaction);
    await transaction.deleteFrom('allowances').where('full_at', '<=', now).where('key', '<>', GATE).execute();
  });
}

async function enterGate(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('allowances')
    .values({ key: GATE, full_at: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ full_at: 0 }))
    .execute();
}
