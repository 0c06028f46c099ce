import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { naira } from '#domain/company/claims.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { tonnes } from '#domain/price/trucks/load-query.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { AddressedLead, LeadRow } from '../../platform/database/tables.ts';
import { mailboxHash } from './addresses.ts';

/** Numbers without a country code are read as numbers of this country. */
const HOME_COUNTRY: CountryCode = 'NG';
/** Nigeria dials 009 to other countries, which the library knows; people write 00 as most of the world does. */
const WAY_OUT = /^\+?00/;

/**
 * A telephone number as it is stored: in E.164 (`+2348031234567`) where it is a number that a country has assigned. Otherwise as it was
 * typed, its digits with the leading + alone, so that one number is found in every way of writing it.
 */
export function dialable(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[^\p{Nd}+]/gu, '');
  const international = plain.replace(WAY_OUT, '+');
  const home = [international, plain].map(parsed).find((number) => number?.isValid());
  if (home) return home.number;
  const abroad = parsed(`+${international.replace('+', '')}`);
  if (international.startsWith('+')) return abroad?.isPossible() ? abroad.number : plain;
  // Without + or 00, as in addresses of wa.me, only what is certainly a mobile number.
  return abroad?.getType() === 'MOBILE' ? abroad.number : plain;
}

/** Whether a stored number is one that a country has assigned; another is shown as it was typed, without a link that dials it. */
export const isDialable = (stored: string): boolean =>
  stored.startsWith('+') && parsed(stored)?.isValid() === true;

const parsed = (number: string) => parsePhoneNumberFromString(number, HOME_COUNTRY);

/** The typed value of a field of an enquiry's form; empty where it was left out. */
export function typedValue(enquiry: Enquiry, name: string): string {
  const typed: unknown = Reflect.get(enquiry, name);
  return typeof typed === 'string' ? typed : '';
}

/** The name of the sender, as far as the form asked for it. */
export function nameOf({ first_name, last_name }: Pick<LeadRow, 'first_name' | 'last_name'>): string {
  return last_name === null ? first_name : `${first_name} ${last_name}`;
}

/** Letters with their marks, joined by hyphens or apostrophes; a dot at the end, as in `J.`, but nowhere else. */
const WORD = /^(?:\p{L}\p{M}{0,3})+(?:['’ʼ-](?:\p{L}\p{M}{0,3})+)*\.?$/u;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const WORDS_MAX = 2;
const WORD_MAX = 25;

/**
 * The part of a typed name that can be nothing but a name: its first two words, when nothing in it looks like a link, an address, a
 * number or an order to anyone who shows it.
 * @returns nothing when something does, or when nothing is left
 * @example harmlessName('Amina Oluwaseun Folake') // 'Amina Oluwaseun'
 * @example harmlessName('Win at evil.example') // undefined
 */
export function harmlessName(typed: string | null): string | undefined {
  const words = (typed ?? '').replace(INVISIBLE, '').normalize('NFC').trim().split(/\s+/);
  if (!words.every((word) => word.length <= WORD_MAX && WORD.test(word))) return undefined;
  return words.slice(0, WORDS_MAX).join(' ');
}

/** A quote in a line, from what a lead keeps of it. */
export function quoteText(kept: string | null): string | null {
  const quote = readQuote(kept);
  if (!quote) return null;
  const { from, to, kilometres, load, trucks, date, estimate } = quote;
  return [
    `${from.name} to ${to.name}, ${kilometres} km`,
    tonnes(load.kilograms),
    trucks.map(({ size, count }) => `${count} × ${size} tons`).join(' and '),
    `loading ${date}`,
    estimate ? `${naira(estimate.low)} to ${naira(estimate.high)} by card ${estimate.card}` : 'no price',
  ].join(', ');
}

export const isAddressed = (lead: LeadRow): lead is AddressedLead => lead.email !== null;

/** Stands for the person who sent a lead, by the address that he gave. */
export function senderHash(keys: Keys, { id, email, phone_number }: LeadRow): string {
  if (email !== null) return mailboxHash(keys, email);
  return keys.hash('telephone', phone_number ?? id);
}

/** A lead whose sender e-mail goes to. @throws Error where it has no address: none is pending then */
export function addressed(lead: LeadRow): AddressedLead {
  if (!isAddressed(lead)) throw new Error('an e-mail is owed to a sender without an address');
  return lead;
}
