import type { Mailer } from '../../leads/mail/mailer.ts';
import type { Channel } from '../../leads/queue/channel.ts';
import { DeliveryQueue } from '../../leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '../../leads/queue/worker.ts';
import type { Log } from '../../platform/log.ts';
import { type DigestMailParts, digestMail } from './digest-mail.ts';
import { type DigestConfig, type DigestPlan, digestChannel, nextTime, slotsDue } from './schedule.ts';
import { begin, enqueueDigest } from './slots.ts';

const MINUTE_MS = 60_000;
const INTERVAL_MS = MINUTE_MS;
/** The longest that it may take to make a digest and hand it over. */
const TIME_LIMIT_MS = 5 * MINUTE_MS;

export interface DigestsParts extends DigestMailParts {
  digest: DigestConfig;
  mailer: Mailer;
  log: Log;
}

/** Looks every minute whether a digest is due, and has it delivered; of several processes, by one. */
export class Digests {
  readonly #parts: DigestsParts;
  readonly #worker: DeliveryWorker;
  readonly #timer: NodeJS.Timeout;
  #running = Promise.resolve();

  constructor(parts: DigestsParts, intervalMs = INTERVAL_MS) {
    const { db, digest, log } = parts;
    this.#parts = parts;
    const channels = digest.plans.map((plan) => channelOf(plan, parts));
    this.#worker = new DeliveryWorker({ queue: new DeliveryQueue(db), channels, log });
    this.#timer = setInterval(() => this.look(), intervalMs).unref();
  }

  /** Looks at once, after what it is at. */
  look(): void {
    this.#running = this.#running.then(() => this.pass());
  }

  /** One look; never fails. */
  async pass(now = Date.now()): Promise<void> {
    const { db, digest, log } = this.#parts;
    try {
      const due = slotsDue(digest, now);
      for (const plan of digest.plans) {
        const isDue = due.some((slot) => slot.plan === plan);
        if (await begin(db, plan.kind, now, isDue))
          log.info({ digest: plan.kind }, `the first digest comes on ${nextTime(plan, now)}`);
      }
      for (const slot of due) await enqueueDigest(db, slot, now);
      this.#worker.wake();
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'the digests cannot be read or written');
    }
  }

  /** Stops after the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#worker.stop();
  }
}

function channelOf({ kind, to }: DigestPlan, parts: DigestsParts): Channel {
  const { mailer, log } = parts;
  return {
    name: digestChannel(kind),
    destination: mailer.destination,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: async ({ delivery: { id, from_at, happened_at, due_at } }, signal) => {
      const until_at = happened_at ?? due_at;
      const mail = await digestMail(parts, { id, kind, from_at: from_at ?? until_at, until_at }, to);
      if (mail) await mailer.send(mail, signal);
      else log.info({ digest: id }, 'nothing to report in a digest');
    },
    close: () => mailer.close?.(),
  };
}

/** The kind of a failure: messages of databases may repeat values. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
