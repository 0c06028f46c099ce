import * as z from 'zod/mini';
import { CONTACT_FIELDS, contactSchema } from '#domain/contact.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { MARKETING_FIELDS, marketingSchema } from '#domain/marketing.ts';

/** A form that makes a lead. */
export interface LeadForm {
  /** Where it posts to. */
  action: string;
  /** The page that shows it, also when it comes back. */
  page: string;
  /** Where a form that was sent without script leads to. */
  sentPage: string;
  /** In the order of the page. */
  fields: readonly string[];
  /** Reads what was sent; of a bad submission, the faults by field. */
  read(fields: unknown): { enquiry: Enquiry } | { faults: Partial<Record<string, string[]>> };
}

/** The forms that make leads (specification, section 7; decisions.md, 'Forms'). */
export const LEAD_FORMS: LeadForm[] = [
  {
    action: '/api/contact',
    page: '/contact',
    sentPage: '/contact/sent',
    fields: CONTACT_FIELDS,
    read: (fields) => {
      const { data, error } = contactSchema.safeParse(fields);
      return data ? { enquiry: { kind: 'contact', ...data } } : { faults: z.flattenError(error).fieldErrors };
    },
  },
  {
    action: '/api/marketing-lead',
    page: '/marketing',
    sentPage: '/marketing/sent',
    fields: MARKETING_FIELDS,
    read: (fields) => {
      const { data, error } = marketingSchema.safeParse(fields);
      return data
        ? { enquiry: { kind: 'marketing', ...data } }
        : { faults: z.flattenError(error).fieldErrors };
    },
  },
];
