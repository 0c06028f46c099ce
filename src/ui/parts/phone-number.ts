import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** @returns a telephone number as it is written down: E.164 with spaces, anything else as it was given */
export const spacedNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
