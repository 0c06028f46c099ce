import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Instant, Tables } from './tables.ts';

const KEY_BYTES = 32;
/** The key of hashes; once it was that of links too, hence its name. */
const HASH_KEY = 'signing-key';
/** Begins the name of a key of links; its number follows. */
const LINK_KEY = 'link-key-';
/** In which a number is written in the links themselves. */
const BASE = 36;

/** A key that signs links. */
export interface LinkKey {
  number: number;
  /** Begins what it signs; that of the first is empty, because links of before the first rotation name none. */
  id: string;
  key: KeyObject;
  /** When it was made; the first one is older than that was noted. */
  madeAt: Instant | null;
}

/** Makes the keys of a database that has none; of several processes that do so at once, one succeeds. */
export async function ensureKeys(db: Kysely<Tables>, now: Instant): Promise<void> {
  await insertOnce(db, HASH_KEY, now);
  const found = await linkKeys(db);
  if (found.length === 0) await insertOnce(db, `${LINK_KEY}1`, now);
}

/** The key of hashes, as it is for ever. */
export async function hashKey(db: Kysely<Tables>): Promise<KeyObject> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', HASH_KEY)
    .executeTakeFirstOrThrow();
  return keyOf(value);
}

/** The keys of links that are valid, the oldest first. */
export async function linkKeys(db: Kysely<Tables>): Promise<LinkKey[]> {
  const rows = await db.selectFrom('secrets').selectAll().where('name', 'like', `${LINK_KEY}%`).execute();
  return rows
    .map(({ name, value, made_at }) => {
      const number = Number(name.slice(LINK_KEY.length));
      const id = number === 0 ? '' : number.toString(BASE);
      return { number, id, key: keyOf(value), madeAt: made_at };
    })
    .sort((one, other) => one.number - other.number);
}

/** Adds a key of links that is to take over, and ends those before the newest: two are valid from then on. */
export async function addLinkKey(transaction: Transaction<Tables>, now: Instant): Promise<void> {
  const newest = (await linkKeys(transaction)).at(-1)?.number ?? 0;
  await transaction
    .insertInto('secrets')
    .values(newKey(`${LINK_KEY}${newest + 1}`, now))
    .execute();
  await endLinkKeysBefore(transaction, newest);
}

/** Ends the keys of links before a number. */
export async function endLinkKeysBefore(transaction: Transaction<Tables>, number: number): Promise<void> {
  const names = (await linkKeys(transaction)).filter((key) => key.number < number);
  if (names.length === 0) return;
  await transaction
    .deleteFrom('secrets')
    .where(
      'name',
      'in',
      names.map((key) => `${LINK_KEY}${key.number}`),
    )
    .execute();
}

const keyOf = (value: string) => createSecretKey(value, 'base64url');

async function insertOnce(db: Kysely<Tables>, name: string, now: Instant): Promise<void> {
  await db
    .insertInto('secrets')
    .values(newKey(name, now))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

const newKey = (name: string, now: Instant) => ({
  name,
  value: randomBytes(KEY_BYTES).toString('base64url'),
  made_at: now,
});
