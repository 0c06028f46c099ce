import { parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { Site } from '#domain/company/site.ts';

/**
 * Puts facts of the company in the place of `{email}`, `{phone}`, `{legalName}`, `{address}` and `{dataProtection}`, so that they
 * stand in `site.yaml` only.
 * @param markdown a text of an editor
 * @returns the same text, with links that open a mail or phone program
 */
export function withCompanyFacts(markdown: string, site: Site): string {
  const number = parsePhoneNumberWithError(site.phone.value).formatInternational();
  return markdown
    .replaceAll('{email}', mailLink(site.email.value))
    .replaceAll('{dataProtection}', mailLink(site.dataProtection.value))
    .replaceAll('{phone}', `[${number}](tel:${site.phone.value})`)
    .replaceAll('{legalName}', site.legalName.value)
    .replaceAll('{address}', site.address.value);
}

function mailLink(address: string): string {
  return `[${address}](mailto:${address})`;
}
