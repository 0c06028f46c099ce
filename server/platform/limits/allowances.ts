import ipaddr from 'ipaddr.js';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How far clocks of several machines may differ. A time further ahead was given by a clock that has been put back. */
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

/** Bits of an address that name its network: the smallest that is routed on the Internet, and what one household gets. */
const NETWORK_BITS = { ipv4: 24, ipv6: 64 };
const BITS_OF_A_BYTE = 8;
/** Some proxies write the port behind the address. */
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IPV6_WITH_PORT = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/i;
const LEADING_ZEROS = /\b0+(?=\d)/g;

/** Where something came from, each in one spelling. */
export interface Source {
  address: string;
  network: string;
}

/**
 * The source behind an address; IPv4 written as IPv6 counts as IPv4, and what is no address at all is a source of its own.
 * @example sourceOf('203.0.113.09:1234') // { address: '203.0.113.9', network: '203.0.113/24' }
 */
export function sourceOf(written: string): Source {
  const bare = IPV4_WITH_PORT.exec(written)?.[1] ?? IPV6_WITH_PORT.exec(written)?.[1] ?? written;
  const text = bare.includes(':') ? bare : bare.replace(LEADING_ZEROS, '');
  if (!ipaddr.isValid(text)) return { address: 'unknown', network: 'unknown' };
  const address = ipaddr.process(text);
  const bits = NETWORK_BITS[address.kind()];
  const network = address.toByteArray().slice(0, bits / BITS_OF_A_BYTE);
  return { address: address.toString(), network: `${network.join('.')}/${bits}` };
}
