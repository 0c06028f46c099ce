import type { Kysely, Transaction } from 'kysely';
import type { Keys } from '../../platform/database/keys.ts';
import type { AddressedLead, Tables } from '../../platform/database/tables.ts';
import { optInHash, sameAddress } from '../lead/addresses.ts';

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
