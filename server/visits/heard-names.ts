import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/network/addresses.ts';

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
