import type { Kysely } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/tables.ts';
import { forgetFull } from '../../platform/limits/allowances.ts';
import type { Log } from '../../platform/log.ts';
import { removeMails } from '../mail/mailer.ts';
import { dropExpired } from '../newsletter/opt-ins.ts';
import { ClockWatch } from '../queue/worker.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Several processes may look at the same time; the second finds nothing left. */
const INTERVAL_MS = HOUR_MS;
const GROUP = 500;
/** A message about the newsletter, and a digest, has no lead to go with; it holds no address any more (server/leads/queue/delivery-queue.ts). */
const NOTIFIED_DAYS = 30;

export interface RetentionParts {
  db: Kysely<Tables>;
  /** Where e-mail lies that no mail server took. */
  mailFolder: string;
  /** Leads older than this are deleted; `undefined` keeps them. */
  days?: number;
  /** And those that are suspected to be spam, older than this. */
  spamDays: number;
  /** Forgets what is too old elsewhere. */
  forgetMore?: ((now: number) => Promise<void>) | undefined;
  log: Log;
}

/**
 * Deletes leads that are older than `days`, with their deliveries and written e-mails; but none of which a delivery still
 * waits.
 * @param only those of one status
 * @returns how many
 */
export async function expireLeads(
  { db, mailFolder }: Pick<RetentionParts, 'db' | 'mailFolder'>,
  days: number,
  now = Date.now(),
  only?: LeadRow['status'],
): Promise<number> {
  let expired = 0;
  for (;;) {
    const leads = await db
      .deleteFrom('leads')
      .where('id', 'in', (row) =>
        row
          .selectFrom('leads as old')
          .select('old.id')
          .where('old.created_at', '<', new Date(now - days * DAY_MS).toISOString())
          .$if(only !== undefined, (old) => old.where('old.status', '=', only ?? 'suspected_spam'))
          .where((old) =>
            old.not(
              old.exists(
                old
                  .selectFrom('outbox')
                  .select('outbox.id')
                  .whereRef('outbox.lead_id', '=', 'old.id')
                  .where('outbox.state', 'in', ['pending', 'leased']),
              ),
            ),
          )
          .limit(GROUP),
      )
      .returning('id')
      .execute();
    await removeMails(
      mailFolder,
      leads.map(({ id }) => id),
    );
    expired += leads.length;
    if (leads.length < GROUP) return expired;
  }
}

/** Deletes what was reported of the newsletter and in digests. */
export async function forgetNotified(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where('state', '=', 'sent')
    .where('happened_at', '<', new Date(now - NOTIFIED_DAYS * DAY_MS).toISOString())
    .execute();
}

/**
 * Forgets what is too old, every hour until it is stopped. Nothing is deleted on the word of a clock that leapt within the
 * hour, as it may after the start of a machine: what is deleted does not come back when the clock is put right.
 */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #watch = new ClockWatch();
  readonly #timer: NodeJS.Timeout;
  #running = Promise.resolve();

  constructor(parts: RetentionParts, intervalMs = INTERVAL_MS) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#forget());
    }, intervalMs).unref();
  }

  /** Stops after the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #forget(): Promise<void> {
    const { db, days, spamDays, log } = this.#parts;
    if (!this.#watch.ranEvenly())
      return log.warn('the clock leapt: nothing is deleted because of its age now');
    try {
      await dropExpired(db, Date.now());
      await forgetFull(db, Date.now());
      await forgetNotified(db, Date.now());
      await this.#parts.forgetMore?.(Date.now());
      const spam = await expireLeads(this.#parts, spamDays, Date.now(), 'suspected_spam');
      const expired = spam + (days ? await expireLeads(this.#parts, days) : 0);
      if (expired > 0) log.info({ expired }, 'leads deleted because of their age');
    } catch (error) {
      log.error({ err: error }, 'what is too old cannot be deleted');
    }
  }
}
