import { LRUCache } from 'lru-cache';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { Allowance, Allowances } from '../../platform/limits/allowances.ts';
import type { Source } from '../../platform/limits/source.ts';

/** Networks that are remembered to be refused; a flood from more costs a look into the database each time. */
const REMEMBERED_MAX = 5000;

/** More came from one network than people send. */
export class TooMany extends Error {
  override name = 'TooMany';
  readonly statusCode = 429;
  readonly retryAfterMs: number;

  /** @param retryAfterMs when the next one is taken */
  constructor(retryAfterMs: number) {
    super('too many submissions from one network');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Limits what one network may send by one form. A repeat of what was taken before costs nothing. */
export class SubmissionLimit {
  readonly #keys: Keys;
  readonly #allowance: Allowance;
  /** Until when a network is refused, by a stop-watch: a flood costs no look into the database. */
  readonly #refused = new LRUCache<string, number>({ max: REMEMBERED_MAX });

  constructor(keys: Keys, allowance: Allowance) {
    this.#keys = keys;
    this.#allowance = allowance;
  }

  /** The key under which a source and a form are counted. */
  keyOf(kind: EnquiryKind, { network }: Source): string {
    return `submit:${kind}:${this.#keys.hash('network', network)}`;
  }

  /** @throws TooMany when it is known that the next one is refused */
  refuseKnown(key: string): void {
    const forMs = (this.#refused.get(key) ?? 0) - performance.now();
    if (forMs > 0) throw new TooMany(forMs);
  }

  /** Counts one. @returns why it is refused, if it is */
  count(allowances: Allowances, key: string, now: number): TooMany | undefined {
    const drawn = allowances.draw(key, this.#allowance, now);
    if ('waitMs' in drawn) return undefined;
    this.#refused.set(key, performance.now() + drawn.refusedForMs);
    return new TooMany(drawn.refusedForMs);
  }
}
