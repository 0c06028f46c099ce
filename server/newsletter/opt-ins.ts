import type { Kysely, Transaction } from 'kysely';
import type { Sign } from '../storage/signer.ts';
import type { Instant, LeadRow, Tables } from '../storage/tables.ts';
import { addressHash, optInToken, sameAddress, tokenHash } from './addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of the e-mail works: longer than a mail server may be down (server/leads/retry.ts). */
export const OPT_IN_DAYS = 7;
/** E-mails that ask one address to confirm, in any 24 hours: a stranger's mailbox is not ours to fill. */
export const OPT_INS_A_DAY = 3;

const at = (time: number) => new Date(time).toISOString();

/**
 * Notes that a lead asks for the newsletter, in the transaction that stores the lead.
 * @returns whether its address is owed an e-mail that asks to confirm: not when it had several just now, nor when its owner
 * asked never to be written to. The visitor is told the same in each case.
 */
export async function requestOptIn(
  transaction: Transaction<Tables>,
  sign: Sign,
  lead: LeadRow,
): Promise<boolean> {
  const requested = Date.parse(lead.created_at);
  const email = sameAddress(lead.email);
  if (await isRefused(transaction, addressHash(sign, email))) return false;
  if ((await requestsBefore(transaction, email, lead.created_at)) >= OPT_INS_A_DAY) return false;
  await transaction
    .insertInto('opt_ins')
    .values({
      token_hash: tokenHash(optInToken(sign, lead.id)),
      lead_id: lead.id,
      email,
      first_name: lead.first_name,
      // The subscribe form has one text for both.
      consent_version: lead.news_version ?? lead.consent_version,
      requested_at: lead.created_at,
      expires_at: at(requested + OPT_IN_DAYS * DAY_MS),
      used_at: null,
    })
    .execute();
  return true;
}

/** What nobody confirmed in time is forgotten. */
export async function dropExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('opt_ins').where('expires_at', '<=', at(now)).execute();
}

async function isRefused(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('reason')
    .where('address_hash', '=', hash)
    .where('reason', '=', 'refused')
    .executeTakeFirst();
  return found !== undefined;
}

/** Of the 24 hours before. Later ones come from a clock that has been put back, and say nothing. */
async function requestsBefore(db: Kysely<Tables>, email: string, until: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('opt_ins')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('requested_at', '>', at(Date.parse(until) - DAY_MS))
    .where('requested_at', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}
