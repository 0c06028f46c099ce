import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSame, MAC_LENGTH, macOf } from '../signer.ts';
import { ensureKeys, hashKey, type LinkKey, linkKeys } from './key-rows.ts';
import type { Tables } from './tables.ts';

const SECOND = 1000;
/** How often each process looks whether keys have changed. */
const REFRESH_MS = 10 * SECOND;
/** A new key signs only when every process has read it, also one whose clock is some seconds behind. */
export const TAKES_OVER_AFTER_MS = 60 * SECOND;

/** Makes texts that nobody else can make or guess. `purpose` keeps a text made for one thing from standing for another. */
export interface Keys {
  /** Stands for something that is stored or counted, always by the same text: its key never changes. */
  hash(purpose: string, ...words: string[]): string;
  /** Signs a link. The signature names its key, which can be changed. */
  sign(purpose: string, ...words: string[]): string;
  /** Whether a signature is ours, by the key of today or the one before. */
  isSigned(signature: string, purpose: string, ...words: string[]): boolean;
}

/** The keys of a database, as they change. */
export class KeyRing implements Keys {
  readonly #db: Kysely<Tables>;
  readonly #hashKey: KeyObject;
  #linkKeys: LinkKey[];
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  private constructor(db: Kysely<Tables>, ofHashes: KeyObject, ofLinks: LinkKey[]) {
    this.#db = db;
    this.#hashKey = ofHashes;
    this.#linkKeys = ofLinks;
  }

  /** Reads the keys, and makes them where there are none. */
  static async open(db: Kysely<Tables>, refreshMs = REFRESH_MS): Promise<KeyRing> {
    await ensureKeys(db, new Date().toISOString());
    const ring = new KeyRing(db, await hashKey(db), await linkKeys(db));
    ring.#timer = setInterval(() => {
      ring.#refreshing = ring.refresh();
    }, refreshMs).unref();
    return ring;
  }

  hash(purpose: string, ...words: string[]): string {
    return macOf(this.#hashKey, purpose, words);
  }

  sign(purpose: string, ...words: string[]): string {
    const { id, key } = signingKey(this.#linkKeys, Date.now());
    return id + macOf(key, purpose, words);
  }

  isSigned(signature: string, purpose: string, ...words: string[]): boolean {
    const named = this.#linkKeys.find(({ id }) => id === signature.slice(0, -MAC_LENGTH));
    return named !== undefined && isSame(signature, named.id + macOf(named.key, purpose, words));
  }

  /** Reads what has changed; a database that does not answer leaves the keys as they were. */
  async refresh(): Promise<void> {
    const found = await linkKeys(this.#db).catch(() => []);
    if (found.length > 0) this.#linkKeys = found;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#refreshing;
  }
}

/**
 * The key that signs at a time, in ms since 1970: the newest that has had the time to reach every process, otherwise the oldest.
 * @throws when there is none
 */
export function signingKey(keys: LinkKey[], now: number): LinkKey {
  const ready = keys.findLast(
    ({ madeAt }) => madeAt === null || Date.parse(madeAt) <= now - TAKES_OVER_AFTER_MS,
  );
  const key = ready ?? keys[0];
  if (!key) throw new Error('there is no key of links');
  return key;
}
