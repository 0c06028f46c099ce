import type { Kysely } from 'kysely';
import type { Log } from '../http/log.ts';
import { dropExpired } from '../newsletter/opt-ins.ts';
import type { Tables } from '../storage/tables.ts';
import { removeMails } from './mail-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Several processes may look at the same time; the second finds nothing left. */
const INTERVAL_MS = 6 * HOUR_MS;
const GROUP = 500;

export interface RetentionParts {
  db: Kysely<Tables>;
  /** Where e-mail lies that no mail server took. */
  mailFolder: string;
  /** Leads older than this are deleted; `undefined` keeps them. */
  days?: number;
  log: Log;
}

/**
 * Deletes leads that are older than `days`, with their deliveries and written e-mails; but none of which a delivery still
 * waits.
 * @returns how many
 */
export async function expireLeads(
  { db, mailFolder }: RetentionParts,
  days: number,
  now = Date.now(),
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
          .where((old) =>
            old.not(
              old.exists(
                old
                  .selectFrom('deliveries')
                  .select('deliveries.id')
                  .whereRef('deliveries.lead_id', '=', 'old.id')
                  .where('deliveries.state', 'in', ['pending', 'leased']),
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

/** Forgets what is too old, at once and four times a day, until it is stopped. */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void>;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#running = this.#forget();
    this.#timer = setInterval(() => {
      this.#running = this.#forget();
    }, INTERVAL_MS).unref();
  }

  /** Ends it after what it is at. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #forget(): Promise<void> {
    const { db, days, log } = this.#parts;
    try {
      await dropExpired(db, Date.now());
      const expired = days ? await expireLeads(this.#parts, days) : 0;
      if (expired > 0) log.info({ expired }, 'leads deleted because of their age');
    } catch (error) {
      log.error({ err: error }, 'what is too old cannot be deleted');
    }
  }
}
