import type { Log } from '../http/log.ts';
import type { Claim, DeliveryQueue } from './delivery-queue.ts';
import type { ComposeMail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { retryWait as defaultRetryWait, type RetryWait } from './retry.ts';

const SECOND = 1000;
/** A holder that dies is replaced after this; one that lives renews three times meanwhile. */
const LEASE_MS = 15 * SECOND;
const RENEWALS = 3;
/** More than a slow mail server needs for one e-mail; afterwards the attempt counts as failed. */
const ATTEMPT_LIMIT_MS = 60 * SECOND;
const LONGEST_SLEEP_MS = 60 * SECOND;
const SLEEP_AFTER_STORAGE_FAULT_MS = 5 * SECOND;

export interface WorkerParts {
  queue: DeliveryQueue;
  compose: ComposeMail;
  mailer: Mailer;
  log: Log;
  retryWait?: RetryWait;
}

/** Sends what is owed, one e-mail after the other, until it is stopped. */
export class DeliveryWorker {
  readonly #parts: WorkerParts;
  readonly #retryWait: RetryWait;
  readonly #finished: Promise<void>;
  #stopping = false;
  #alarm = Promise.withResolvers<void>();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#retryWait = parts.retryWait ?? defaultRetryWait;
    this.#finished = this.#run();
  }

  /** Looks for due deliveries at once. */
  wake(): void {
    this.#alarm.resolve();
  }

  /** Finishes the e-mail that is being sent, and starts no other. */
  stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    return this.#finished;
  }

  async #run(): Promise<void> {
    const { queue, log } = this.#parts;
    while (!this.#stopping) {
      this.#alarm = Promise.withResolvers<void>();
      try {
        const claim = await queue.claim(LEASE_MS);
        if (claim) await this.#deliver(claim);
        else await this.#sleep((await queue.msUntilDue()) ?? LONGEST_SLEEP_MS);
      } catch (error) {
        log.error({ err: error }, 'deliveries cannot be read or written');
        await this.#sleep(SLEEP_AFTER_STORAGE_FAULT_MS);
      }
    }
  }

  async #deliver(claim: Claim): Promise<void> {
    const { queue, log } = this.#parts;
    const { id: delivery, attempts } = claim.delivery;
    try {
      await this.#attempt(claim);
    } catch (error) {
      const wait = this.#retryWait(attempts, Date.now() - Date.parse(claim.lead.created_at));
      await queue.markFailed(claim, String(error), wait);
      const line = { delivery, attempts, code: codeOf(error), waitMs: wait };
      if (wait === undefined) log.error(line, 'delivery given up; it is kept as dead');
      else log.warn(line, 'delivery failed and will be tried again');
      return;
    }
    await queue.markSent(claim);
    log.info({ delivery, attempts }, 'delivered');
  }

  async #attempt(claim: Claim): Promise<void> {
    const { queue, compose, mailer, log } = this.#parts;
    const renewal = setInterval(() => {
      queue.renew(claim, LEASE_MS).catch((error) => log.error({ err: error }, 'lease not renewed'));
    }, LEASE_MS / RENEWALS);
    const limit = Promise.withResolvers<never>();
    const timer = setTimeout(() => limit.reject(new Error('attempt took too long')), ATTEMPT_LIMIT_MS);
    try {
      await Promise.race([compose(claim).then((mail) => mailer.send(mail)), limit.promise]);
    } finally {
      clearInterval(renewal);
      clearTimeout(timer);
    }
  }

  async #sleep(ms: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)));
    await this.#alarm.promise;
    clearTimeout(timer);
  }
}

/** The kind of a failure, for the log: messages of mail servers may repeat addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
