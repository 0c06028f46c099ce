import type { Kysely, Transaction } from 'kysely';
import type { ChannelName } from '#domain/leads/lead.ts';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../../platform/database/tables.ts';

/** The state of a delivery that left: somebody has it, or it lies in a file. */
export type Outcome = Extract<DeliveryRow['state'], 'sent' | 'written'>;

/** A delivery that this process holds for a while, with the lead that it is about, where it is about one. */
export interface Claim {
  delivery: DeliveryRow;
  lead: LeadRow | undefined;
  /** Whether the address that it is about takes the newsletter now; events may be reported in another order than they happened. */
  isSubscribed: boolean;
}

const ERROR_MAX = 500;
const MINUTE = 60_000;
/** More than a delivery ever waits, by `retryWait`, and more than a lease lasts where clocks differ somewhat. */
const LONGEST_PLAUSIBLE_MS = { pending: 6 * 60 * MINUTE, leased: 10 * MINUTE };
/** The columns of the index by channel, state and time, in that order. */
const DUE = { pending: 'due_at', leased: 'leased_until' } as const;

type Waiting = keyof typeof DUE;

const at = (time: number) => new Date(time).toISOString();

/**
 * Everything that is to be delivered. A claim is a lease: when the process that holds it dies, the lease runs out and the
 * delivery is due again. The count of attempts tells a late holder from the present one.
 */
export class DeliveryQueue {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Takes, of the deliveries of a channel that are due, the one whose turn is first, for `leaseMs`.
   * @param inHand ids of those that the caller is delivering: after a leap of the clock their leases look as if they had run out
   * @returns undefined when none is due
   */
  claim(channel: ChannelName, leaseMs: number, inHand: readonly string[] = []): Promise<Claim | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const wanted = { channel, leaseMs, inHand };
      const delivery =
        (await take(transaction, { ...wanted, state: 'leased' })) ??
        (await take(transaction, { ...wanted, state: 'pending' }));
      if (!delivery) return undefined;
      const { lead_id, email } = delivery;
      const lead = transaction.selectFrom('leads').selectAll().where('id', '=', lead_id);
      const subscriber = transaction.selectFrom('subscribers').select('email').where('email', '=', email);
      return {
        delivery,
        lead: lead_id === null ? undefined : await lead.executeTakeFirstOrThrow(),
        isSubscribed: email !== null && (await subscriber.executeTakeFirst()) !== undefined,
      };
    });
  }

  /** Holds a claim for `leaseMs` from now. */
  async renew(claim: Claim, leaseMs: number): Promise<void> {
    await this.#held(claim)
      .set({ leased_until: at(Date.now() + leaseMs) })
      .execute();
  }

  /**
   * Notes that a claim has left; only what somebody has got has a time of sending. An address of the newsletter stays only until the other
   * system knows it.
   */
  async markDone(claim: Claim, outcome: Outcome): Promise<void> {
    const sent_at = outcome === 'sent' ? at(Date.now()) : null;
    await this.#held(claim)
      .set({ state: outcome, sent_at, leased_until: null, last_error: null, email: null, first_name: null })
      .execute();
  }

  /**
   * Gives a claim back after a failure.
   * @param retryMs how long to wait; `undefined` gives up, and keeps the delivery as `dead`
   */
  async markFailed(claim: Claim, error: string, retryMs: number | undefined): Promise<void> {
    const last_error = error.slice(0, ERROR_MAX);
    await this.#held(claim)
      .set(
        retryMs === undefined
          ? { state: 'dead', leased_until: null, last_error }
          : { state: 'pending', leased_until: null, last_error, due_at: at(Date.now() + retryMs) },
      )
      .execute();
  }

  /**
   * Milliseconds until the next delivery of a channel is due, zero or less when one is; `undefined` when none waits.
   * @param inHand as for `claim`
   */
  async msUntilDue(channel: ChannelName, inHand: readonly string[] = []): Promise<number | undefined> {
    const next = await Promise.all([
      earliest(this.#db, channel, 'leased', inHand),
      earliest(this.#db, channel, 'pending', inHand),
    ]);
    const times = next.filter((instant) => instant !== null).map((instant) => Date.parse(instant));
    return times.length === 0 ? undefined : Math.min(...times) - Date.now();
  }

  /**
   * Makes due what would wait longer than anything has to: it was put off by a clock that ran ahead, and has been put back.
   * @returns whether there was any
   */
  async bringForward(channel: ChannelName): Promise<boolean> {
    const pending = await this.#endLongWaits(channel, 'pending');
    const leased = await this.#endLongWaits(channel, 'leased');
    return pending || leased;
  }

  async #endLongWaits(channel: ChannelName, state: Waiting): Promise<boolean> {
    const now = Date.now();
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ [DUE[state]]: at(now) })
      .where('channel', '=', channel)
      .where('state', '=', state)
      .where(DUE[state], '>', at(now + LONGEST_PLAUSIBLE_MS[state]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  #held({ delivery }: Claim) {
    return this.#db
      .updateTable('outbox')
      .where('id', '=', delivery.id)
      .where('state', '=', 'leased')
      .where('attempts', '=', delivery.attempts);
  }
}

interface Wanted {
  channel: ChannelName;
  state: Waiting;
  leaseMs: number;
  inHand: readonly string[];
}

/** Leases, of the deliveries in a state that are due, the one whose turn is first, if there is one. */
function take(
  transaction: Transaction<Tables>,
  { channel, state, leaseMs, inHand }: Wanted,
): Promise<DeliveryRow | undefined> {
  const now = Date.now();
  return transaction
    .updateTable('outbox')
    .set((row) => ({
      state: 'leased' as const,
      leased_until: at(now + leaseMs),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', (row) =>
      row
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', state)
        .where(DUE[state], '<=', at(now))
        .$if(inHand.length > 0, (due) => due.where('id', 'not in', inHand))
        .orderBy('turn_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

async function earliest(
  db: Kysely<Tables>,
  channel: ChannelName,
  state: Waiting,
  inHand: readonly string[],
): Promise<Instant | null> {
  const { next } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.min(DUE[state]).as('next'))
    .where('channel', '=', channel)
    .where('state', '=', state)
    .$if(inHand.length > 0, (pending) => pending.where('id', 'not in', inHand))
    .executeTakeFirstOrThrow();
  return next;
}
