import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Numbers without a country code are read as numbers of this country. */
const HOME_COUNTRY: CountryCode = 'NG';

/** A telephone number as it is stored: in E.164 (`+2348031234567`) where it is a possible number, otherwise its digits. */
export function dialable(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return parsed?.isPossible() ? parsed.number : typed.replace(/\D/g, '');
}
