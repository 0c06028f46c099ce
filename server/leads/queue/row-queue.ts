import type { Kysely, Transaction } from 'kysely';
import type { ChannelName } from '#domain/leads/lead.ts';
import type { DeliveryRow, EventDeliveryRow, Instant, Tables } from '../../platform/database/tables.ts';

/** The state of a delivery that left: somebody has it, or it lies in a file. */
export type Outcome = Extract<DeliveryRow['state'], 'sent' | 'written'>;

/** A row that a queue hands out: this process holds it for a while. */
export interface AnyClaim {
  delivery: DeliveryRow | EventDeliveryRow;
  /** Since when it has been pending. */
  pendingSince: Instant;
}

/** The differences of one queue from the other. */
export interface QueueKind<C extends AnyClaim> {
  table: 'deliveries' | 'event_deliveries';
  /** Adds to a row that was taken what it is about. */
  claimOf(transaction: Transaction<Tables>, delivery: C['delivery']): Promise<C>;
  /** Columns that are emptied once a row is sent. */
  forgets?: readonly (keyof EventDeliveryRow)[];
}

const ERROR_MAX = 500;
const MINUTE = 60_000;
/** More than a delivery ever waits, by `retryWait`, and more than a lease lasts where clocks differ somewhat. */
const LONGEST_PLAUSIBLE_MS = { pending: 6 * 60 * MINUTE, leased: 10 * MINUTE };
const at = (time: number) => new Date(time).toISOString();

/**
 * The deliveries that are pending. A claim is a lease: when the process that holds it dies, the lease runs out and the
 * delivery is due again. The count of attempts tells a late holder from the present one.
 */
export class RowQueue<C extends AnyClaim> {
  readonly #db: Kysely<Tables>;
  readonly #kind: QueueKind<C>;

  constructor(db: Kysely<Tables>, kind: QueueKind<C>) {
    this.#db = db;
    this.#kind = kind;
  }

  /**
   * Takes, of the deliveries of a channel that are due, the one whose turn is first, for `leaseMs`.
   * @param inHand ids of those that the caller is delivering: after a leap of the clock their leases look as if they had run out
   * @returns undefined when none is due
   */
  claim(channel: ChannelName, leaseMs: number, inHand: readonly string[] = []): Promise<C | undefined> {
    const wanted = { table: this.#table, channel, leaseMs, inHand };
    return this.#db.transaction().execute(async (transaction) => {
      const delivery =
        (await take(transaction, { ...wanted, state: 'leased' })) ??
        (await take(transaction, { ...wanted, state: 'pending' }));
      return delivery && this.#kind.claimOf(transaction, delivery);
    });
  }

  /** Holds a claim for `leaseMs` from now. */
  async renew({ delivery }: C, leaseMs: number): Promise<void> {
    await this.#held(delivery)
      .set({ leased_until: at(Date.now() + leaseMs) })
      .execute();
  }

  /** Notes that a claim has left; only what somebody has got has a time of sending. */
  async markDone({ delivery }: C, outcome: Outcome): Promise<void> {
    const sent_at = outcome === 'sent' ? at(Date.now()) : null;
    await this.#held(delivery)
      .set({ state: outcome, sent_at, leased_until: null, last_error: null, ...this.#forgotten })
      .execute();
  }

  /**
   * Gives a claim back after a failure.
   * @param retryMs how long to wait; `undefined` gives up, and keeps the delivery as `dead`
   */
  async markFailed({ delivery }: C, error: string, retryMs: number | undefined): Promise<void> {
    const last_error = error.slice(0, ERROR_MAX);
    await this.#held(delivery)
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
      earliest(this.#db, this.#table, channel, 'leased', inHand),
      earliest(this.#db, this.#table, channel, 'pending', inHand),
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

  async #endLongWaits(channel: ChannelName, state: keyof typeof DUE): Promise<boolean> {
    const now = Date.now();
    const { numUpdatedRows } = await this.#db
      .updateTable(this.#table)
      .set({ [DUE[state]]: at(now) })
      .where('channel', '=', channel)
      .where('state', '=', state)
      .where(DUE[state], '>', at(now + LONGEST_PLAUSIBLE_MS[state]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Both tables have the columns of a queue: to the types it is the one of leads. */
  get #table(): 'deliveries' {
    return this.#kind.table as 'deliveries';
  }

  get #forgotten(): object {
    return Object.fromEntries((this.#kind.forgets ?? []).map((column) => [column, null]));
  }

  #held(delivery: C['delivery']) {
    return this.#db
      .updateTable(this.#table)
      .where('id', '=', delivery.id)
      .where('state', '=', 'leased')
      .where('attempts', '=', delivery.attempts);
  }
}

/** The columns of the index by channel, state and time, in that order. */
const DUE = { pending: 'due_at', leased: 'leased_until' } as const;

interface Wanted {
  table: 'deliveries';
  channel: ChannelName;
  state: keyof typeof DUE;
  leaseMs: number;
  inHand: readonly string[];
}

/** Leases, of the deliveries in a state that are due, the one whose turn is first, if there is one. */
function take(
  transaction: Transaction<Tables>,
  { table, channel, state, leaseMs, inHand }: Wanted,
): Promise<DeliveryRow | undefined> {
  const now = Date.now();
  return transaction
    .updateTable(table)
    .set((row) => ({
      state: 'leased' as const,
      leased_until: at(now + leaseMs),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', (row) =>
      row
        .selectFrom(table)
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
  table: 'deliveries',
  channel: ChannelName,
  state: keyof typeof DUE,
  inHand: readonly string[],
): Promise<Instant | null> {
  const { next } = await db
    .selectFrom(table)
    .select((row) => row.fn.min(DUE[state]).as('next'))
    .where('channel', '=', channel)
    .where('state', '=', state)
    .$if(inHand.length > 0, (pending) => pending.where('id', 'not in', inHand))
    .executeTakeFirstOrThrow();
  return next;
}
