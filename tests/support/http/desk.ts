import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import { marketingFormCopySchema } from '#domain/pages/copy/marketing.ts';
import { openDesk } from '#server/http/desk/index.ts';
import type { Storage } from '#server/platform/database/index.ts';

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const MARKETING = marketingFormCopySchema.parse(read('content/forms/marketing.yaml'));
const EMAILS = emailCopySchema.parse(read('content/emails.yaml'));
const SITE = {
  brand: { name: 'Kayalink' },
  email: { value: 'desk@example.com' },
  phone: { value: '+2348000000000' },
};

/** The page behind the links of the desk's e-mails, of a site without guides. */
export const testDesk = (storage: Storage) =>
  openDesk({
    storage,
    content: {
      site: () => SITE as never,
      emails: () => EMAILS,
      article: () => undefined,
      marketingForm: () => MARKETING,
      page: () => ({}) as never,
    },
    config: { siteUrl: 'https://www.example.com' },
  });
