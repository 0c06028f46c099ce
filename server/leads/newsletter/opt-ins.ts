import type { Kysely, Transaction } from 'kysely';
import type { Keys } from '../../platform/database/keys.ts';
import type { AddressedLead, SuppressionRow, Tables } from '../../platform/database/tables.ts';
import { addressHash, mailboxHash, optInHash, sameAddress } from '../lead/addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of the e-mail works: longer than a mail server may be down (server/platform/network/retry-policy.ts). */
export const OPT_IN_DAYS = 7;

const at = (time: number) => new Date(time).toISOString();

/** Notes that a lead asks for the newsletter, in the transaction that stores the lead. */
export async function noteOptIn(
  transaction: Transaction<Tables>,
  keys: Keys,
  lead: AddressedLead,
): Promise<void> {
  await transaction
    .insertInto('opt_ins')
    .values({
      token_hash: optInHash(keys, lead.id),
      lead_id: lead.id,
      email: sameAddress(lead.email),
      first_name: lead.first_name,
      // The subscribe form has one text for both.
      consent_version: lead.news_version ?? lead.consent_version,
      requested_at: lead.created_at,
      expires_at: at(Date.parse(lead.created_at) + OPT_IN_DAYS * DAY_MS),
      used_at: null,
    })
    .execute();
}

/** Forgets requests that nobody confirmed in time. */
export async function dropExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('opt_ins').where('expires_at', '<=', at(now)).execute();
}

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
