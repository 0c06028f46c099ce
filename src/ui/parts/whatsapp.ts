import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { whatsappAddress } from '#domain/shared/links.ts';

/** The WhatsApp number, E.164, of the country that the site is active in, if it has one. */
export function activeWhatsapp(site: Site): string | undefined {
  return site.countries.find((country) => country.status === 'active')?.whatsapp?.value;
}

/**
 * The address of a chat whose first message says what it is about, so that the answer fits.
 * @param subject title of the page that the visitor reads
 * @returns nothing where the active country has no number
 */
export function chatAbout(site: Site, { about }: LayoutCopy['chat'], subject: string): string | undefined {
  const number = activeWhatsapp(site);
  return number && whatsappAddress(number, about.replace('{subject}', subject));
}

/** @returns a telephone number as it is written down: E.164 with spaces, anything else as it was given */
export const spacedNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
