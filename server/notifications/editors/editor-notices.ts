import { setTimeout as delay } from 'node:timers/promises';
import type { GoodFiles } from '../../content/folder/last-valid-files.ts';
import type { FileError } from '../../content/formats/errors.ts';
import type { Log } from '../../platform/log.ts';
import { endlessWait } from '../../platform/network/retry-policy.ts';
import type { Notice, Transport } from '../transports.ts';
import { noticeOf } from './notice.ts';

const SECOND = 1000;
/** Anyone who puts an error right within this time (in ms) is not notified of it. */
const GRACE_MS = 60 * SECOND;
/** An attempt may take as long as a mail server may keep silent over its last answer. */
const LIMIT_MS = 180 * SECOND;

/** The parts that notices are made of. */
export interface EditorNoticesParts {
  content: { errors(): FileError[]; onRead(listener: () => void): () => void };
  /** Remembers what was reported, so that a restart does not tell it again. */
  good: Pick<GoodFiles, 'reported'>;
  transports: Transport[];
  siteUrl: string;
  log: Log;
  graceMs?: number;
  /** How long to wait after so many attempts, in ms. */
  wait?: (attempts: number) => number;
}

/** Tells the editors by each transport which files are with errors, once for the same errors, and when they are mended. */
export class EditorNotices {
  readonly #parts: EditorNoticesParts;
  readonly #ended = new AbortController();
  readonly #unsubscribe: () => void;
  #work: Promise<void> = Promise.resolve();
  #waiting = false;
  /** Aborted when there is a newer notice. */
  #superseded = new AbortController();

  constructor(parts: EditorNoticesParts) {
    this.#parts = parts;
    this.#unsubscribe = parts.content.onRead(() => this.#wake());
    this.#wake();
  }

  /** Ends what is under way; what was not delivered is delivered after the next start. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#ended.abort();
    await this.#work;
  }

  #wake(): void {
    if (this.#waiting || this.#ended.signal.aborted) return;
    this.#waiting = true;
    this.#superseded.abort();
    this.#work = this.#work
      .then(() => this.#notify())
      .catch((err: unknown) => {
        if (!this.#ended.signal.aborted) this.#parts.log.error({ err }, 'editors not notified');
      });
  }

  async #notify(): Promise<void> {
    await this.#pause(this.#parts.graceMs ?? GRACE_MS);
    this.#waiting = false;
    this.#superseded = new AbortController();
    const { content, good, siteUrl, transports } = this.#parts;
    const errors = content.errors();
    const notice = noticeOf(errors, siteUrl);
    const id = errors.length > 0 ? notice.id : undefined;
    if (good.reported === id) return;
    const sent = await Promise.all(transports.map((transport) => this.#send(transport, notice)));
    if (sent.every(Boolean)) good.reported = id;
  }

  /** Retries until it is delivered or superseded. Resolves to whether it was delivered. */
  async #send(transport: Transport, notice: Notice): Promise<boolean> {
    const { log, wait = endlessWait } = this.#parts;
    const superseded = this.#superseded.signal;
    for (let attempts = 1; !superseded.aborted; attempts += 1) {
      try {
        await transport.send(notice, AbortSignal.any([this.#ended.signal, AbortSignal.timeout(LIMIT_MS)]));
        log.info(`editors notified by ${transport.destination}`);
        return true;
      } catch (err) {
        if (this.#ended.signal.aborted) throw err;
        log.warn({ err, attempts }, `editors not notified by ${transport.destination}: tried again later`);
        await this.#pause(wait(attempts), superseded).catch(() => {});
      }
    }
    return false;
  }

  #pause(ms: number, signal = this.#ended.signal): Promise<void> {
    return delay(ms, undefined, { signal: AbortSignal.any([signal, this.#ended.signal]), ref: false });
  }
}
