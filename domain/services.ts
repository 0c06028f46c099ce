import type { ContactField, ContactInput } from './contact.ts';
import type { Content } from './content.ts';

/** A form that came back with faults after a plain POST: what was typed and what is wrong, by field. */
export interface ReturnedForm {
  values: Partial<ContactInput>;
  errors: Partial<Record<ContactField, string>>;
}

/** What the server hands to every page as `Astro.locals`. */
export interface Services {
  content: Content;
  /** The public origin of the site, without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** The current year in Africa/Lagos. */
  year: number;
  returnedForm?: ReturnedForm;
}
