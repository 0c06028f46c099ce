import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const NAME = 'signing-key';
const KEY_BYTES = 32;

/**
 * Makes a text that nobody else can make or guess, always the same for the same words: for addresses that only their
 * receiver may open.
 * @param purpose keeps a text made for one thing from opening another
 */
export type Sign = (purpose: string, ...words: string[]) => string;

/** Makes the signer of this site. Its key lies in the database, where every process of the site finds it. */
export async function makeSigner(db: Kysely<Tables>): Promise<Sign> {
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(value, 'base64url');
  return (purpose, ...words) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...words]))
      .digest('base64url');
}

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
