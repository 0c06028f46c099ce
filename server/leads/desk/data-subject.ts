import type { Storage } from '../../platform/database/index.ts';
import type { DeliveryRow, OptInRow, SubscriberRow, SuppressionRow } from '../../platform/database/tables.ts';
import { addressHash, mailboxHash, sameAddress } from '../lead/addresses.ts';
import { dialable } from '../lead/values.ts';
import { removeMails } from '../mail/mailer.ts';
import { forgetAddress } from '../newsletter/subscriptions.ts';
import { allLeads, type LeadRecord } from './lead-records.ts';

/** Everything that is stored about one e-mail address or telephone number (Nigeria Data Protection Act 2023, section 34). */
export interface SubjectData {
  leads: LeadRecord[];
  optIns: Omit<OptInRow, 'token_hash'>[];
  subscription: Omit<SubscriberRow, 'address_hash'> | null;
  /** Whether its owner asked for no letters, or for no e-mail at all; only a hash of it is kept for that. */
  suppression: Omit<SuppressionRow, 'address_hash'> | null;
  /** The messages about its newsletter that other systems are still pending. */
  newsletterEvents: Pick<DeliveryRow, 'channel' | 'event' | 'happened_at' | 'state'>[];
}

/** Which leads are those of an address: an e-mail address, otherwise a telephone number, in any way of writing. */
const leadsAt = (address: string): { email: string } | { phone: string } =>
  address.includes('@') ? { email: sameAddress(address) } : { phone: dialable(address) };

/** @param written an e-mail address or a telephone number */
export async function subjectData({ db, keys }: Storage, written: string): Promise<SubjectData> {
  const address = sameAddress(written);
  const leads: LeadRecord[] = [];
  for await (const page of allLeads(db, leadsAt(address))) leads.push(...page);
  const optIns = await db.selectFrom('opt_ins').selectAll().where('email', '=', address).execute();
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['email', 'first_name', 'consent_version', 'requested_at', 'confirmed_at'])
    .where('email', '=', address)
    .executeTakeFirst();
  const suppression = await db
    .selectFrom('suppressions')
    .select(['reason', 'since'])
    .where('address_hash', 'in', [mailboxHash(keys, address), addressHash(keys, address)])
    .orderBy('reason')
    .executeTakeFirst();
  const newsletterEvents = await db
    .selectFrom('outbox')
    .select(['channel', 'event', 'happened_at', 'state'])
    .where('email', '=', address)
    .orderBy('happened_at')
    .execute();
  return {
    leads,
    newsletterEvents,
    optIns: optIns.map(({ token_hash, ...optIn }) => optIn),
    subscription: subscriber ?? null,
    suppression: suppression ?? null,
  };
}

/**
 * Erases everything about one e-mail address or telephone number: its leads, what was pending for them and the e-mails that were written to files,
 * and its newsletter. That it wants no letters stays known by a hash.
 * @param mailFolder where e-mail lies that no mail server took
 * @returns how many leads there were
 */
export async function eraseSubject({ db }: Storage, written: string, mailFolder: string): Promise<number> {
  const address = sameAddress(written);
  const meant = leadsAt(address);
  const leads: string[] = [];
  for await (const page of allLeads(db, meant)) leads.push(...page.map(({ lead }) => lead.id));
  await db.transaction().execute(async (transaction) => {
    await forgetAddress(transaction, address);
    await transaction
      .deleteFrom('leads')
      .where((row) =>
        'email' in meant
          ? row(row.fn<string>('lower', ['email']), '=', meant.email)
          : row('phone_number', '=', meant.phone),
      )
      .execute();
  });
  await removeMails(mailFolder, leads);
  return leads.length;
}
