import type { Kysely } from 'kysely';
import type { DigestRow, Instant, Tables } from '../../platform/database/tables.ts';
import { retryWait } from '../../platform/network/retry-policy.ts';
import { type Slot, slotId } from './schedule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than it takes to make a digest and hand it over; when its process dies, another takes it after that. */
export const LEASE_MS = 10 * 60 * 1000;
/** How far back the first digest of a kind looks. */
const FIRST_MS: Record<DigestRow['kind'], number> = { daily: DAY_MS, weekly: 7 * DAY_MS };

const at = (time: number) => new Date(time).toISOString();

/** The digests that are owed; several processes on one database send each once. */
export class DigestQueue {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Notes, on a database that has had no digest of a kind, that there is nothing to report of the time before the first look: the person who
   * sets up or upgrades a site at noon does not get the digest of that morning.
   * @param isDue whether the time of today has come
   * @returns whether this was the first look
   */
  async begin(kind: DigestRow['kind'], now: number, isDue: boolean): Promise<boolean> {
    const any = await this.#db.selectFrom('digests').select('id').where('kind', '=', kind).limit(1).execute();
    if (any.length > 0) return false;
    const id = slotId(kind, isDue ? now : now - DAY_MS);
    await this.#insert({ id, kind, from: now - FIRST_MS[kind], now, state: 'nothing' });
    return true;
  }

  /** Owes a digest, once for all processes. It tells what came since the last one that told anything or had nothing to tell. */
  async enqueue({ id, plan: { kind } }: Slot, now: number): Promise<void> {
    const known = await this.#db.selectFrom('digests').select('id').where('id', '=', id).executeTakeFirst();
    if (known) return;
    const from = Date.parse(await this.notifiedUntil(kind, now));
    await this.#insert({ id, kind, from, now, state: 'pending' });
    // This digest tells what one before it could not.
    await this.#db
      .updateTable('digests')
      .set({ state: 'dead', leased_until: null })
      .where('kind', '=', kind)
      .where('state', '=', 'pending')
      .where('until_at', '<', at(now))
      .execute();
  }

  /** Until when the digests of a kind have told what there was. */
  async notifiedUntil(kind: DigestRow['kind'], now: number): Promise<Instant> {
    const last = await this.#db
      .selectFrom('digests')
      .select((row) => row.fn.max('until_at').as('until_at'))
      .where('kind', '=', kind)
      .where('state', 'in', ['sent', 'nothing'])
      .executeTakeFirst();
    return last?.until_at ?? at(now - FIRST_MS[kind]);
  }

  /** Takes one that is due, for `LEASE_MS`. */
  claim(now: number): Promise<DigestRow | undefined> {
    return this.#db.transaction().execute((transaction) =>
      transaction
        .updateTable('digests')
        .set((row) => ({
          state: 'leased' as const,
          leased_until: at(now + LEASE_MS),
          attempts: row('attempts', '+', 1),
        }))
        .where('id', '=', (row) =>
          row
            .selectFrom('digests')
            .select('id')
            .where((one) =>
              one.or([
                one.and([one('state', '=', 'pending'), one('due_at', '<=', at(now))]),
                one.and([one('state', '=', 'leased'), one('leased_until', '<=', at(now))]),
              ]),
            )
            .orderBy('until_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async done(digest: DigestRow, state: 'sent' | 'nothing'): Promise<void> {
    await this.#held(digest).set({ state, leased_until: null }).execute();
  }

  async failed(digest: DigestRow, now: number): Promise<void> {
    const wait = retryWait(digest.attempts);
    const next =
      wait === undefined ? { state: 'dead' as const } : { state: 'pending' as const, due_at: at(now + wait) };
    await this.#held(digest)
      .set({ ...next, leased_until: null })
      .execute();
  }

  #held({ id, attempts }: DigestRow) {
    return this.#db
      .updateTable('digests')
      .where('id', '=', id)
      .where('state', '=', 'leased')
      .where('attempts', '=', attempts);
  }

  async #insert({ id, kind, from, now, state }: Pending): Promise<void> {
    await this.#db
      .insertInto('digests')
      .values({
        id,
        kind,
        from_at: at(from),
        until_at: at(now),
        state,
        attempts: 0,
        due_at: at(now),
        leased_until: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

interface Pending {
  id: string;
  kind: DigestRow['kind'];
  from: number;
  now: number;
  state: 'pending' | 'nothing';
}
