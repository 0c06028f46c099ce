import type { Mailer } from '../../leads/mail/mailer.ts';
import type { DigestRow } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/log.ts';
import { type DigestMailParts, digestMail } from './digest-mail.ts';
import { DigestQueue, LEASE_MS } from './digest-queue.ts';
import { type DigestConfig, nextTime, slotsDue } from './schedule.ts';

const INTERVAL_MS = 60_000;
/** So that a digest that takes too long has failed before another process takes it. */
const SEND_LIMIT_MS = LEASE_MS / 2;

export interface DigestsParts extends DigestMailParts {
  digest: DigestConfig;
  mailer: Pick<Mailer, 'send' | 'close'>;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Looks every minute whether a digest is due, and sends it; of several processes, one. */
export class Digests {
  readonly #parts: DigestsParts;
  readonly #queue: DigestQueue;
  readonly #timer: NodeJS.Timeout;
  #running = Promise.resolve();

  constructor(parts: DigestsParts, intervalMs = INTERVAL_MS) {
    this.#parts = parts;
    this.#queue = new DigestQueue(parts.db);
    this.#timer = setInterval(() => this.look(), intervalMs).unref();
  }

  /** Looks at once, after what it is at. */
  look(): void {
    this.#running = this.#running.then(() => this.pass());
  }

  /** One look; never fails. */
  async pass(now = Date.now()): Promise<void> {
    const { digest, log } = this.#parts;
    try {
      const due = slotsDue(digest, now);
      for (const plan of digest.plans) {
        const isDue = due.some((slot) => slot.plan === plan);
        if (await this.#queue.begin(plan.kind, now, isDue))
          log.info({ digest: plan.kind }, `the first digest comes on ${nextTime(plan, now)}`);
      }
      for (const slot of due) await this.#queue.enqueue(slot, now);
      for (let next = await this.#queue.claim(now); next; next = await this.#queue.claim(now))
        await this.#send(next, now);
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'the digests cannot be read or written');
    }
  }

  /** Stops after the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#parts.mailer.close?.();
  }

  async #send(row: DigestRow, now: number): Promise<void> {
    const { digest, mailer, log } = this.#parts;
    const { id, attempts } = row;
    const to = digest.plans.find(({ kind }) => kind === row.kind)?.to ?? [];
    try {
      const mail = to.length > 0 ? await digestMail(this.#parts, row, to) : undefined;
      if (mail) await mailer.send(mail, AbortSignal.timeout(SEND_LIMIT_MS));
      await this.#queue.done(row, mail ? 'sent' : 'nothing');
      log.info({ digest: id, attempts }, mail ? 'digest sent' : 'nothing to report in a digest');
    } catch (error) {
      await this.#queue.failed(row, now);
      log.warn({ digest: id, attempts, code: codeOf(error) }, 'digest not sent');
    }
  }
}

/** The kind of a failure: messages of mail servers may repeat addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
