import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeFileDurably } from '../../platform/durable-file.ts';
import type { Log } from '../../platform/log.ts';
import { Circuit } from '../../platform/network/circuit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A figure this young is answered without asking again. */
const FRESH_MS = 5 * MINUTE;
const CIRCUIT = { timeLimitMs: 3 * SECOND, failuresToOpen: 3, openMs: MINUTE };

/** The answer of the API (specification, section 7). */
const answerSchema = z.object({ data: z.number().nonnegative() });

export interface ProductTonnageParts {
  /** Base of the company's own API, like `https://api.example.com/api`. */
  apiUrl: string;
  /** Where the last figure is kept over a restart. */
  file: string;
  log: Log;
}

/**
 * The tonnes that the company's own API tells, remembered: an outage shows the last known figure, and no page waits for the
 * API once there is one.
 */
export class ProductTonnage {
  readonly #parts: ProductTonnageParts;
  readonly #url: string;
  readonly #circuit = new Circuit(CIRCUIT);
  #known: number | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(parts: ProductTonnageParts, known?: number) {
    this.#parts = parts;
    this.#url = `${parts.apiUrl.replace(/\/$/, '')}/trips-total-tonnage`;
    this.#known = known;
  }

  /** Tonnes of all trips; `undefined` while the API never answered. */
  async totalTonnes(): Promise<number | undefined> {
    if (performance.now() - this.#askedAt >= FRESH_MS) {
      this.#asking ??= this.#ask();
      if (this.#known === undefined) await this.#asking;
    }
    return this.#known;
  }

  async #ask(): Promise<void> {
    const { file, log } = this.#parts;
    try {
      const tonnes = await this.#circuit.attempt((signal) => this.#answer(signal));
      this.#askedAt = performance.now();
      if (tonnes === this.#known) return;
      this.#known = tonnes;
      await writeFileDurably(file, Buffer.from(String(tonnes)));
    } catch (error) {
      log.warn({ err: error }, 'the product API tells no tonnage; the last known figure stays');
    } finally {
      this.#asking = undefined;
    }
  }

  async #answer(signal: AbortSignal): Promise<number> {
    const answer = await fetch(this.#url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return answerSchema.parse(await answer.json()).data;
  }
}

/** Begins with the figure that was known before the last restart, if there is one. */
export async function openProductTonnage(parts: ProductTonnageParts): Promise<ProductTonnage> {
  const text = await readFile(parts.file, 'utf8').catch(() => '');
  const known = Number.parseFloat(text);
  return new ProductTonnage(parts, Number.isFinite(known) ? known : undefined);
}
