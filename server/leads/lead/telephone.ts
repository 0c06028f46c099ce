import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
