import { remedyOf } from '../../platform/database/errors.ts';
import { RemediedError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { Circuit } from '../../platform/network/circuit.ts';
import { PermanentlyRejectedError, RejectedError } from '../../platform/network/post-json.ts';
import type { RetryWait } from '../../platform/network/retry-policy.ts';
import type { Channel } from './channel.ts';
import type { Claim, DeliveryQueue, Outcome } from './delivery-queue.ts';

const SECOND = 1000;
/** A holder that dies is replaced after this; one that lives renews three times meanwhile. */
const LEASE_MS = 15 * SECOND;
const RENEWALS = 3;
const LONGEST_SLEEP_MS = 60 * SECOND;
const SLEEP_AFTER_STORAGE_ERROR_MS = 5 * SECOND;
/** Another process has taken what was due, and is not done with it. */
const SLEEP_AFTER_OTHERS_MS = 250;
/** So many failures in a row show that the other side is down, not that one delivery is with errors. */
const FAILURES_TO_OPEN = 5;
/** Afterwards nothing is tried for this long; then one attempt shows whether it is back. */
export const CIRCUIT_OPEN_MS = 60 * SECOND;

/** The words of the log about a delivery that left. */
const SAID: Record<Outcome, string> = {
  sent: 'delivered',
  written: 'written to a file: no mail server is set, so nobody got it',
};

/** How long a failed delivery waits, and how long a channel whose other side seems down. */
export interface RetryPolicy {
  retryWait: RetryWait;
  circuitOpenMs: number;
}

export interface ChannelWorkerParts {
  queue: DeliveryQueue;
  log: Log;
  /** How long failures make it wait. */
  retryPolicy: RetryPolicy;
}

/** Delivers what is due in one channel, as many at a time as it takes, until it is stopped. */
export class ChannelWorker {
  readonly #channel: Channel;
  readonly #parts: ChannelWorkerParts;
  readonly #circuit: Circuit;
  readonly #finished: Promise<void>;
  /** The deliveries under way, by id. */
  readonly #underWay = new Map<string, Promise<void>>();
  #stopping = false;
  #alarm = Promise.withResolvers<void>();

  constructor(channel: Channel, parts: ChannelWorkerParts) {
    this.#channel = channel;
    this.#parts = parts;
    const { timeLimitMs } = channel;
    const { circuitOpenMs: openMs } = parts.retryPolicy;
    this.#circuit = new Circuit(
      { timeLimitMs, failuresToOpen: FAILURES_TO_OPEN, openMs },
      (error) => !(error instanceof RejectedError),
      () => parts.log.error({ channel: channel.name }, 'the other side of the channel seems down'),
    );
    this.#finished = this.#run();
  }

  /** Looks for due deliveries at once. */
  wake(): void {
    this.#alarm.resolve();
    this.#alarm = Promise.withResolvers();
  }

  /** Finishes what is on its way, and starts nothing more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#finished;
  }

  async #run(): Promise<void> {
    const { parallel = 1 } = this.#channel;
    while (!this.#stopping) {
      const woken = this.#alarm.promise;
      try {
        const sleep = await this.#startNext();
        if (sleep > 0 && !this.#stopping) await wokenOrAfter(woken, sleep);
      } catch (error) {
        this.#logError(error);
        if (!this.#stopping) await wokenOrAfter(woken, SLEEP_AFTER_STORAGE_ERROR_MS);
      }
      if (this.#underWay.size >= parallel) await Promise.race(this.#underWay.values());
    }
    await Promise.all(this.#underWay.values());
  }

  /** Starts to deliver what is next in the line. @returns how long there is nothing to do, in milliseconds */
  async #startNext(): Promise<number> {
    const { queue } = this.#parts;
    const pause = this.#circuit.msUntilTrial();
    if (pause > 0) return pause;
    const { name } = this.#channel;
    const inHand = [...this.#underWay.keys()];
    const wait = (await queue.msUntilDue(name, inHand)) ?? LONGEST_SLEEP_MS;
    if (wait > 0) return (await queue.bringForward(name)) ? 0 : wait;
    const claim = await queue.claim(name, LEASE_MS, inHand);
    if (!claim) return SLEEP_AFTER_OTHERS_MS;
    const { id } = claim.delivery;
    const work = this.#deliver(claim)
      .catch((error) => this.#logError(error))
      .finally(() => {
        this.#underWay.delete(id);
        // A failed delivery is due again sooner than the worker would look.
        this.wake();
      });
    this.#underWay.set(id, work);
    return 0;
  }

  #logError(error: unknown): void {
    this.#parts.log.error({ err: error, remedy: remedyOf(error) }, 'deliveries cannot be read or written');
  }

  async #deliver(claim: Claim): Promise<void> {
    const { queue, log, retryPolicy } = this.#parts;
    const { id: delivery, attempts } = claim.delivery;
    try {
      await this.#attempt(claim);
    } catch (error) {
      const isFinal = error instanceof PermanentlyRejectedError;
      const wait = isFinal ? undefined : retryPolicy.retryWait(attempts);
      await queue.markFailed(claim, String(error), wait);
      const line = {
        delivery,
        attempts,
        code: codeOf(error),
        waitMs: wait && Math.round(wait),
        ...(error instanceof RemediedError && { remedy: error.message }),
      };
      if (isFinal) log.warn(line, 'delivery refused for ever; it is kept as dead');
      else if (wait === undefined) log.error(line, 'delivery given up; it is kept as dead');
      else log.warn(line, 'delivery failed and will be tried again');
      return;
    }
    const { outcome = 'sent' } = this.#channel;
    await queue.markDone(claim, outcome);
    log.info({ delivery, attempts }, SAID[outcome]);
  }

  async #attempt(claim: Claim): Promise<void> {
    const { queue, log } = this.#parts;
    const renewal = setInterval(() => {
      queue.renew(claim, LEASE_MS).catch((error) => log.error({ err: error }, 'lease not renewed'));
    }, LEASE_MS / RENEWALS);
    try {
      await this.#circuit.attempt((signal) => this.#channel.deliver(claim, signal));
    } finally {
      clearInterval(renewal);
    }
  }
}

async function wokenOrAfter(woken: Promise<void>, ms: number): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, Math.min(ms, LONGEST_SLEEP_MS));
  await Promise.race([woken, over.promise]);
  clearTimeout(timer);
}

/** The kind of a failure, for the log: messages of mail servers may repeat addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string | number; responseCode?: number };
  return [error.name, code, responseCode].filter((part) => part !== undefined).join(' ');
}
