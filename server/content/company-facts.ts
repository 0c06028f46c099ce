import { parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { Site } from '#domain/site.ts';

/**
 * Puts the company's address and number in the place of `{email}` and `{phone}`, so that they stand in `site.yaml` only.
 * @param markdown a text of an editor
 * @returns the same text with links that open a mail or phone program
 */
export function withCompanyFacts(markdown: string, { email, phone }: Site): string {
  const number = parsePhoneNumberWithError(phone.value).formatInternational();
  return markdown
    .replaceAll('{email}', `[${email.value}](mailto:${email.value})`)
    .replaceAll('{phone}', `[${number}](tel:${phone.value})`);
}
