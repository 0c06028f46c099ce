import type { Kysely, Transaction } from 'kysely';
import type { Keys } from '../../platform/database/keys.ts';
import type { SuppressionRow, Tables } from '../../platform/database/tables.ts';
import { addressHash, mailboxHash } from '../lead/addresses.ts';

/** Whether the owner of an address, in any of its spellings, asked us never to write again. */
export async function isRefused(db: Kysely<Tables>, keys: Keys, email: string): Promise<boolean> {
  return (await refusedOf(db, [mailboxHash(keys, email), addressHash(keys, email)])).size > 0;
}

/** Those of some hashes of addresses and mailboxes whose owners asked us never to write again. */
export async function refusedOf(db: Kysely<Tables>, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const found = await db
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', 'in', [...new Set(hashes)])
    .where('reason', '=', 'refused')
    .execute();
  return new Set(found.map(({ address_hash }) => address_hash));
}

/** Notes that somebody wants no e-mail. A refusal outlasts the end of a subscription. */
export async function suppress(
  transaction: Transaction<Tables>,
  address_hash: string,
  reason: SuppressionRow['reason'],
): Promise<void> {
  const since = new Date().toISOString();
  await transaction
    .insertInto('suppressions')
    .values({ address_hash, reason, since })
    .onConflict((conflict) => {
      const known = conflict.column('address_hash');
      return reason === 'refused' ? known.doUpdateSet({ reason, since }) : known.doNothing();
    })
    .execute();
}

/** Lets e-mail go to an address again, as its owner asked the desk to. @returns whether it was on the list */
export async function lift(db: Kysely<Tables>, keys: Keys, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressions')
    .where('address_hash', 'in', [mailboxHash(keys, email), addressHash(keys, email)])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
