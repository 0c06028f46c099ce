import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
const brotli = promisify(brotliCompress);

/**
 * Of brotli, 0 to 11: what takes two milliseconds, and the most it can do, a tenth of a second for a long page. From 8 on a page takes seven times
 * as long as with 7, for a hundredth less, and visitors wait while the large tables of the encoder are given back.
 */
const QUICK = 7;
const BEST = 11;
const GZIP_LEVEL = 9;
/** Of how far back brotli looks, as a power of two: no page is longer, and the memory it takes grows with it. */
const WINDOW = 18;

/** A body as it goes over the network, with the end of its entity tag: each encoding has a tag of its own (RFC 9110, 8.8.3). */
export interface EncodedBody {
  encoding: 'br' | 'gzip' | undefined;
  mark: string;
  body: Buffer;
}

const inBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/**
 * The body of one page in the encodings that browsers take. The plain one is unpacked for the few who need it, which saves most of the memory; all who
 * wait for it at the same time share one buffer.
 */
export class EncodedBodies {
  #br: EncodedBody;
  readonly #gzip: EncodedBody;
  #unpacking: Promise<Buffer> | undefined;
  /** The buffer that answers under way still hold. */
  #unpacked: WeakRef<Buffer> | undefined;

  private constructor(br: Buffer, zipped: Buffer) {
    this.#br = { encoding: 'br', mark: 'b', body: br };
    this.#gzip = { encoding: 'gzip', mark: 'g', body: zipped };
  }

  /** Compresses a body quickly; `improve` does it well. */
  static async of(body: Buffer): Promise<EncodedBodies> {
    const [br, zipped] = await Promise.all([inBrotli(body, QUICK), gzipped(body, { level: GZIP_LEVEL })]);
    return new EncodedBodies(br, zipped);
  }

  /** Compresses once more, as well as brotli can. */
  async improve(): Promise<void> {
    this.#br = { encoding: 'br', mark: 'B', body: await inBrotli(await this.#plain(), BEST) };
  }

  /** Of all encodings that are kept. */
  get bytes(): number {
    return this.#br.body.length + this.#gzip.body.length;
  }

  /** The smallest for an `Accept-Encoding` header; a promise where it has to be unpacked first. */
  for(accepted: string | undefined): EncodedBody | Promise<EncodedBody> {
    const encoding = smallestOf(accepted);
    if (encoding === 'br') return this.#br;
    if (encoding === 'gzip') return this.#gzip;
    return this.#plain().then((body) => ({ encoding: undefined, mark: 'i', body }));
  }

  async #plain(): Promise<Buffer> {
    const held = this.#unpacked?.deref();
    if (held) return held;
    this.#unpacking ??= gunzipped(this.#gzip.body).finally(() => {
      this.#unpacking = undefined;
    });
    const body = await this.#unpacking;
    this.#unpacked = new WeakRef(body);
    return body;
  }
}

/** The encodings of bodies, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Browsers write the header in a handful of ways. */
const read = new LRUCache<string, { encoding: EncodedBody['encoding'] }>({ max: 100 });

/** The smallest encoding that an `Accept-Encoding` header takes, if it takes any. */
function smallestOf(accepted = ''): EncodedBody['encoding'] {
  const known = read.get(accepted);
  if (known) return known.encoding;
  const encoding = ENCODINGS.find((each) => takes(accepted, each));
  read.set(accepted, { encoding });
  return encoding;
}

/** Whether the header names the encoding without refusing it by a weight of zero (RFC 9110, section 12.5.3). */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((word) => word.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
