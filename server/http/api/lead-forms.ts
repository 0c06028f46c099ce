import * as z from 'zod/mini';
import { CONTACT_FIELDS, contactSchema } from '#domain/contact.ts';
import { EGUIDE_FIELDS, type EguideAnswer, eguideSchema } from '#domain/eguide.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiry.ts';
import {
  DOWNLOAD_PARAMETER,
  GUIDE_PARAMETER,
  GUIDE_SENT_PATH,
  GUIDES_PATH,
  guidePath,
} from '#domain/guides.ts';
import { MARKETING_FIELDS, marketingSchema } from '#domain/marketing.ts';
import { NEWSLETTER_FIELDS, newsletterSchema } from '#domain/newsletter.ts';
import type { ReturnedForm } from '#domain/services.ts';

/** What a form that was sent without script needs to come back. */
export interface PageForm {
  /** What it sends, in the order of the page. */
  fields: readonly string[];
  /** The page that shows it, with what was typed. */
  page(typed: ReturnedForm['values']): string;
}

/** A form that makes a lead. */
export interface LeadForm extends PageForm {
  kind: EnquiryKind;
  /** Where it posts to. */
  action: string;
  schema: z.ZodMiniObject;
  /** What it is for, in the description of the API. */
  summary: string;
  /** Status of the answer to a program. */
  accepted: 200 | 201 | 202;
  /** Where a form that was sent without script leads to. */
  sentPage(enquiry: Enquiry, answer: EguideAnswer): string;
  /** Reads what was sent; of a bad submission, the faults by field. */
  read(fields: unknown): { enquiry: Enquiry } | { faults: Partial<Record<string, string[]>> };
}

/** The forms that make leads (specification, section 7; decisions.md, 'Forms'). */
export const LEAD_FORMS: LeadForm[] = [
  {
    ...reading('contact', contactSchema),
    action: '/api/contact',
    summary: 'Sends a message to the sales desk',
    accepted: 201,
    fields: CONTACT_FIELDS,
    page: () => '/contact',
    sentPage: () => '/contact/sent',
  },
  {
    ...reading('marketing', marketingSchema),
    action: '/api/marketing-lead',
    summary: 'Asks the sales desk to get in touch about a service',
    accepted: 201,
    fields: MARKETING_FIELDS,
    page: () => '/marketing',
    sentPage: () => '/marketing/sent',
  },
  {
    ...reading('eguide', eguideSchema),
    action: '/api/eguide-subscription',
    summary: 'Asks for an e-guide, which also goes out by e-mail',
    accepted: 200,
    fields: [...EGUIDE_FIELDS, 'slug'],
    page: ({ slug = '' }) => (isSlug(slug) ? guidePath(slug) : GUIDES_PATH),
    sentPage: guideSentPage,
  },
  {
    ...reading('newsletter', newsletterSchema),
    action: '/api/newsletter-subscription',
    summary: 'Asks for the newsletter, which begins once the owner of the address confirms by e-mail',
    accepted: 202,
    fields: NEWSLETTER_FIELDS,
    page: () => '/resources/blog',
    sentPage: () => '/newsletter/sent',
  },
];

function reading(kind: EnquiryKind, schema: z.ZodMiniObject): Pick<LeadForm, 'kind' | 'schema' | 'read'> {
  return {
    kind,
    schema,
    read: (fields) => {
      const { data, error } = schema.safeParse(fields);
      return data ? { enquiry: { kind, ...data } as Enquiry } : { faults: z.flattenError(error).fieldErrors };
    },
  };
}

const isSlug = (text: string) => eguideSchema.shape.slug.safeParse(text).success;

/** The token of the link goes along, so that the page can offer the download. */
function guideSentPage(enquiry: Enquiry, { pdf_url }: EguideAnswer): string {
  if (enquiry.kind !== 'eguide' || enquiry.slug === undefined) return '/contact/sent';
  const token = pdf_url?.split('/').at(-2);
  const query = new URLSearchParams({
    [GUIDE_PARAMETER]: enquiry.slug,
    ...(token && { [DOWNLOAD_PARAMETER]: token }),
  });
  return `${GUIDE_SENT_PATH}?${query}`;
}
