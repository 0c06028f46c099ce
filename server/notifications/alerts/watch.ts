import { EMAILS } from '#domain/leads/copy/emails.ts';
import { type ChannelName, DIGEST_CHANNELS } from '#domain/leads/lead.ts';
import { type StuckChannel, stuckChannels, stuckText } from '../../leads/queue/stuck.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import type { Storage } from '../../platform/database/index.ts';
import { type Allowance, drawOne } from '../../platform/limits/allowances.ts';
import type { Log } from '../../platform/log.ts';
import type { Transport } from '../transports.ts';

const isEmail = (channel: ChannelName) => [...EMAILS, ...DIGEST_CHANNELS].some((name) => name === channel);

/** Whether e-mail is what fails. */
const isMailStuck = (stuck: StuckChannel[]) => stuck.some(({ channel }) => isEmail(channel));

const SECOND = 1000;
const INTERVAL_MS = 60 * SECOND;
/** Longest that telling or a ping may take. */
const LIMIT_MS = 20 * SECOND;
/** All processes of a site together tell a person so often of the same thing. */
const ALERTS: Allowance = { atOnce: 1, perHour: 1 / 6 };
const WHAT_TO_DO =
  'Enquiries are kept and tried again; nobody is notified of them meanwhile. Look: npm run doctor, npm run leads -- list --state pending, npm run leads -- dead. Then: npm run leads -- retry --all';

export interface WatchParts {
  db: Storage['db'];
  /** Fails where the database cannot be used. */
  probe: Storage['probe'];
  transports: Transport[];
  /** Address of the site, to say which one it is. */
  siteUrl: string;
  /** Asked for after each pass in which all was well, so that a monitor elsewhere sees silence. */
  pingUrl?: string | undefined;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}

/** Looks every minute whether news of leads leaves, and tells a person where it does not, by another way than the one that fails. */
export class DeliveryWatch {
  readonly #parts: WatchParts;
  readonly #timer: NodeJS.Timeout;
  #stuck: StuckChannel[] = [];
  #running = Promise.resolve();

  constructor(parts: WatchParts, intervalMs = INTERVAL_MS) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.pass());
    }, intervalMs).unref();
  }

  /** The channels that were stuck at the last look. */
  stuck(): StuckChannel[] {
    return this.#stuck;
  }

  /** One look; never fails. */
  async pass(now = Date.now()): Promise<void> {
    const { db, probe, pingUrl, log } = this.#parts;
    try {
      await probe();
    } catch (err) {
      log.error({ err, remedy: remedyOf(err) }, 'the database cannot be used: forms are answered with 503');
      return;
    }
    try {
      this.#stuck = await stuckChannels(db, now);
      if (this.#stuck.length > 0) await this.#alert(now);
      else if (pingUrl) await ping(pingUrl);
    } catch (error) {
      log.warn(
        { code: error instanceof Error ? error.message : 'unknown' },
        'the watch over deliveries failed',
      );
    }
  }

  /** Stops after the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    for (const way of this.#parts.transports) way.close?.();
  }

  async #alert(now: number): Promise<void> {
    const { db, transports, siteUrl, log } = this.#parts;
    const drawn = await drawOne(db, 'alert:deliveries', ALERTS, now);
    if ('refusedForMs' in drawn) return;
    const says = stuckText(this.#stuck);
    log.error({ stuck: this.#stuck }, 'notifications of enquiries are not being delivered');
    const failing: Transport['kind'] = isMailStuck(this.#stuck) ? 'e-mail' : 'webhook';
    const valid = transports.filter(({ kind }) => kind !== failing);
    for (const way of [...valid, ...transports.filter((one) => !valid.includes(one))]) {
      const notified = await way
        .send(
          {
            id: 'alert',
            subject: `Enquiries of ${siteUrl} are not being delivered`,
            text: `${says}\n${WHAT_TO_DO}`,
          },
          AbortSignal.timeout(LIMIT_MS),
        )
        .then(
          () => true,
          () => false,
        );
      log.info({ way: way.kind, notified }, 'alert');
      if (notified) return;
    }
  }
}

async function ping(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`PING_URL answers ${answer.status}`);
}
