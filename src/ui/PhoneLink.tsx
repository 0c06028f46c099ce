import { parsePhoneNumberWithError } from 'libphonenumber-js/min';

/** @returns a telephone number, E.164, written with spaces */
export const spacedNumber = (number: string): string =>
  parsePhoneNumberWithError(number).formatInternational();

/** A telephone number, E.164, written with spaces and ready to be called. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number}`} className={className}>
      {spacedNumber(number)}
    </a>
  );
}
