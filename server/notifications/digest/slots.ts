import type { Kysely } from 'kysely';
import { newDelivery } from '../../leads/queue/new-deliveries.ts';
import type { Instant, Tables } from '../../platform/database/tables.ts';
import { type DigestKind, digestChannel, type Slot, slotId } from './schedule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back the first digest of a kind looks. */
const FIRST_MS: Record<DigestKind, number> = { daily: DAY_MS, weekly: 7 * DAY_MS };

const at = (time: number) => new Date(time).toISOString();

/**
 * Notes, on a database that has had no digest of a kind, that there is nothing to report of the time before the first look: the person who
 * sets up or upgrades a site at noon does not get the digest of that morning.
 * @param isDue whether the time of today has come
 * @returns whether this was the first look
 */
export async function begin(
  db: Kysely<Tables>,
  kind: DigestKind,
  now: number,
  isDue: boolean,
): Promise<boolean> {
  const channel = digestChannel(kind);
  const known = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  await insert(db, { id: slotId(kind, isDue ? now : now - DAY_MS), kind, from: at(now), now, state: 'sent' });
  return true;
}

/**
 * Owes a digest, once for all processes. It tells what came since the last one that was sent or had nothing to report; those between, which
 * could not be sent, are dropped, also one that is being tried.
 */
export async function enqueueDigest(
  db: Kysely<Tables>,
  { id, plan: { kind } }: Slot,
  now: number,
): Promise<void> {
  const from = await reportedUntil(db, kind, now);
  const isNew = await insert(db, { id, kind, from, now, state: 'pending' });
  // Another process has enqueued it: what it enqueued must stay.
  if (!isNew) return;
  await db
    .deleteFrom('outbox')
    .where('channel', '=', digestChannel(kind))
    .where('id', '!=', id)
    .where('state', '!=', 'sent')
    .where('happened_at', '<', at(now))
    .execute();
}

/** Until when the digests of a kind have told what there was. */
export async function reportedUntil(db: Kysely<Tables>, kind: DigestKind, now: number): Promise<Instant> {
  const last = await db
    .selectFrom('outbox')
    .select((row) => row.fn.max('happened_at').as('until'))
    .where('channel', '=', digestChannel(kind))
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return last?.until ?? at(now - FIRST_MS[kind]);
}

interface NewDigest {
  id: string;
  kind: DigestKind;
  from: Instant;
  now: number;
  state: 'pending' | 'sent';
}

/** @returns whether it was not there yet */
async function insert(db: Kysely<Tables>, { id, kind, from, now, state }: NewDigest): Promise<boolean> {
  const until = at(now);
  const channel = digestChannel(kind);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(newDelivery({ id, channel, due_at: until, happened_at: until, from_at: from, state }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
