import type { Site } from '#domain/company/site.ts';

/** The WhatsApp number, E.164, of the country that the site is active in, if it has one. */
export function activeWhatsapp(site: Site): string | undefined {
  return site.countries.find((country) => country.status === 'active')?.whatsapp?.value;
}
