import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Addresses that are remembered; whoever was not heard of for the longest is forgotten first. */
const ADDRESSES_MAX = 5000;

/** The submissions of one address since a moment of the stop-watch, in ms. */
interface Count {
  current: number;
  since: number;
}

/**
 * Counts submissions by address and route. A clock that is put back does not make anybody wait until it is that late again,
 * as with the store of the plugin: time is that of a stop-watch.
 */
export class SubmissionCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: ADDRESSES_MAX });

  incr(
    address: string,
    done: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.#counts.get(address);
    const count = known && now - known.since < windowMs ? known : { current: 0, since: now };
    count.current += 1;
    this.#counts.set(address, count);
    done(null, { current: count.current, ttl: windowMs - (now - count.since) });
  }

  child(): SubmissionCounts {
    return new SubmissionCounts();
  }
}
