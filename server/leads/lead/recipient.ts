import type { Keys } from '../../platform/database/keys.ts';
import type { AddressedLead, LeadRow } from '../../platform/database/tables.ts';
import { mailboxHash } from './addresses.ts';

export const isAddressed = (lead: LeadRow): lead is AddressedLead => lead.email !== null;

/** Stands for whoever sent a lead, by the address that he gave. */
export function senderHash(keys: Keys, { id, email, phone_number }: LeadRow): string {
  if (email !== null) return mailboxHash(keys, email);
  return keys.hash('telephone', phone_number ?? id);
}

/** A lead whose sender e-mail goes to. @throws Error where it has no address: none is owed then */
export function addressed(lead: LeadRow): AddressedLead {
  if (!isAddressed(lead)) throw new Error('an e-mail is owed to a sender without an address');
  return lead;
}
