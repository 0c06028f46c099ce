import type { Kysely } from 'kysely';
import type { ChannelName } from '#domain/channels.ts';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';

/** A delivery that this process holds for a while, with the lead that it is about. */
export interface Claim {
  delivery: DeliveryRow;
  lead: LeadRow;
}

const ERROR_MAX = 500;
const at = (time: number) => new Date(time).toISOString();

/**
 * The deliveries that are owed. A claim is a lease: when the process that holds it dies, the lease runs out and the
 * delivery is due again. The count of attempts tells a late holder from the present one.
 */
export class DeliveryQueue {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Takes the delivery of a channel that has been due for longest, for `leaseMs`; `undefined` when none is due. */
  claim(channel: ChannelName, leaseMs: number): Promise<Claim | undefined> {
    const now = Date.now();
    return this.#db.transaction().execute(async (transaction) => {
      const delivery = await transaction
        .updateTable('deliveries')
        .set((row) => ({
          state: 'leased' as const,
          leased_until: at(now + leaseMs),
          attempts: row('attempts', '+', 1),
        }))
        .where('id', '=', (row) =>
          row
            .selectFrom('deliveries')
            .select('id')
            .where('channel', '=', channel)
            .where('state', 'in', ['pending', 'leased'])
            .where(row.fn.coalesce('leased_until', 'due_at'), '<=', at(now))
            .orderBy('due_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      if (!delivery) return undefined;
      const lead = await transaction
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', delivery.lead_id)
        .executeTakeFirstOrThrow();
      return { delivery, lead };
    });
  }

  /** Holds a claim for `leaseMs` from now. */
  async renew({ delivery }: Claim, leaseMs: number): Promise<void> {
    await this.#held(delivery)
      .set({ leased_until: at(Date.now() + leaseMs) })
      .execute();
  }

  async markSent({ delivery }: Claim): Promise<void> {
    await this.#held(delivery)
      .set({ state: 'sent', sent_at: at(Date.now()), leased_until: null, last_error: null })
      .execute();
  }

  /**
   * Gives a claim back after a failure.
   * @param retryMs how long to wait; `undefined` gives up, and keeps the delivery as `dead`
   */
  async markFailed({ delivery }: Claim, error: string, retryMs: number | undefined): Promise<void> {
    const last_error = error.slice(0, ERROR_MAX);
    await this.#held(delivery)
      .set(
        retryMs === undefined
          ? { state: 'dead', leased_until: null, last_error }
          : { state: 'pending', leased_until: null, last_error, due_at: at(Date.now() + retryMs) },
      )
      .execute();
  }

  /** Milliseconds until the next delivery of a channel is due, zero or less when one is; `undefined` when none waits. */
  async msUntilDue(channel: ChannelName): Promise<number | undefined> {
    const { next } = await this.#db
      .selectFrom('deliveries')
      .select((row) => row.fn.min(row.fn.coalesce('leased_until', 'due_at')).as('next'))
      .where('channel', '=', channel)
      .where('state', 'in', ['pending', 'leased'])
      .executeTakeFirstOrThrow();
    return next === null ? undefined : Date.parse(next) - Date.now();
  }

  #held(delivery: DeliveryRow) {
    return this.#db
      .updateTable('deliveries')
      .where('id', '=', delivery.id)
      .where('state', '=', 'leased')
      .where('attempts', '=', delivery.attempts);
  }
}
