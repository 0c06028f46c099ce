import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Contact } from '#domain/contact.ts';

/** Numbers without a country code are read as numbers of this country. */
const HOME_COUNTRY: CountryCode = 'NG';
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB = /(?![\n\t])\p{Cc}/gu;

/**
 * The contact as it is stored: text that every database and mail header can hold, and the telephone number both as
 * typed and in E.164 (`+2348031234567`) where it is a possible number, otherwise its digits.
 */
export function cleaned(contact: Contact) {
  return {
    first_name: oneLine(contact.first_name),
    last_name: oneLine(contact.last_name),
    email: contact.email,
    phone_number: dialable(contact.phone_number),
    phone_as_typed: oneLine(contact.phone_number),
    message: text(contact.message),
  };
}

function dialable(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return parsed?.isPossible() ? parsed.number : typed.replace(/\D/g, '');
}

function text(typed: string): string {
  return typed
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB, '');
}

function oneLine(typed: string): string {
  return text(typed).replace(/\s+/g, ' ').trim();
}
