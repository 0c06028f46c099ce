import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Enquiry } from '#domain/enquiry.ts';
import type { LeadRow } from '../storage/tables.ts';

/** Numbers without a country code are read as numbers of this country. */
const HOME_COUNTRY: CountryCode = 'NG';
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB = /(?![\n\t])\p{Cc}/gu;

/** What a lead has or lacks by the form that it came from. */
type EnquiryColumns = Pick<
  LeadRow,
  | 'kind'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone_number'
  | 'phone_as_typed'
  | 'message'
  | 'company'
  | 'service'
  | 'guide'
>;

const ABSENT = {
  last_name: null,
  phone_number: null,
  phone_as_typed: null,
  message: null,
  company: null,
  service: null,
  guide: null,
};

/**
 * The enquiry as it is stored: text that every database and mail header can hold, and the telephone number both as
 * typed and in E.164 (`+2348031234567`) where it is a possible number, otherwise its digits.
 */
export function cleaned(enquiry: Enquiry): EnquiryColumns {
  const { kind, email } = enquiry;
  const everyKind = { ...ABSENT, kind, email, first_name: oneLine(enquiry.first_name) };
  switch (kind) {
    case 'contact':
      return {
        ...everyKind,
        last_name: oneLine(enquiry.last_name),
        phone_number: dialable(enquiry.phone_number),
        phone_as_typed: oneLine(enquiry.phone_number),
        message: text(enquiry.message),
      };
    case 'marketing':
      return { ...everyKind, company: oneLine(enquiry.company), service: enquiry.options || null };
    case 'eguide':
      return {
        ...everyKind,
        last_name: oneLine(enquiry.last_name),
        company: oneLine(enquiry.company),
        guide: enquiry.slug ?? null,
      };
    case 'newsletter':
      return everyKind;
  }
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
