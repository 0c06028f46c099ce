import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The most that brotli can do: a fifth of a second for a long page, so it is done beside the requests and kept. */
const BEST = 11;
/** How many pages are kept in their best form; at some 25 KB each. */
const KEPT = 200;

/**
 * Keeps pages in their best compressed form. The first visit to a page gets what is quick to make; a page that is asked
 * for a second time is compressed once more in the background, one at a time, and later visits get that.
 */
export class BestForms {
  /** By tag; undefined while it is being made. */
  #forms = new Map<string, Buffer | undefined>();
  #seen = new Set<string>();
  #work: Promise<void> = Promise.resolve();

  /**
   * @param tag names the body, like its entity tag
   * @returns the body in brotli's best form, once there is one
   */
  of(tag: string, body: Buffer): Buffer | undefined {
    if (this.#forms.has(tag)) return this.#forms.get(tag);
    if (this.#seen.delete(tag)) this.#begin(tag, body);
    else makeRoom(this.#seen.add(tag));
    return undefined;
  }

  /** Ends when everything that was begun is ready. */
  settled(): Promise<void> {
    return this.#work;
  }

  #begin(tag: string, body: Buffer): void {
    makeRoom(this.#forms.set(tag, undefined));
    this.#work = this.#work.then(async () => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: BEST,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      const best = await compress(body, { params });
      if (this.#forms.has(tag)) this.#forms.set(tag, best);
    });
  }
}

/** Drops the oldest of a collection that has outgrown its room. */
function makeRoom(kept: Map<string, unknown> | Set<string>): void {
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
