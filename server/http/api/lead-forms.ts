import * as z from 'zod/mini';
import { DOWNLOAD_PARAMETER, GUIDE_PARAMETER, GUIDE_SENT_PATH, guidePath } from '#domain/entries/guides.ts';
import {
  CONTACT_SENT_PATH,
  MARKETING_SENT_PATH,
  PARTNER_SENT_PATH,
  QUOTE_SENT_PATH,
  sentAddress,
} from '#domain/leads/confirmation-pages.ts';
import type { EguideAnswer } from '#domain/leads/forms/eguide-answer.ts';
import { sentFields } from '#domain/leads/forms/fields.ts';
import { ENQUIRY_KINDS, FORMS } from '#domain/leads/forms/index.ts';
import { ENQUIRY_SCHEMAS, type Enquiry, type EnquiryKind } from '#domain/leads/lead.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { GUIDES_PATH, PARTNER_PAGES, PRICE_PATH } from '#domain/shared/page-paths.ts';

/** The page of a form, to which it comes back when it was sent without script. */
export interface PageForm {
  /** The fields that it sends, in the order of the page. */
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
  /** The purpose of the form, in the description of the API. */
  summary: string;
  /** Status of the answer to a program. */
  accepted: 200 | 201 | 202;
  /** Where a form that was sent without script leads to. */
  sentPage(enquiry: Enquiry, answer: EguideAnswer): string;
  /** Reads what was sent; of a bad submission, the errors by field. */
  read(fields: unknown): { enquiry: Enquiry } | { errors: Partial<Record<string, string[]>> };
}

/** How each form is notified of, and where it leads. */
const ROUTES: Record<EnquiryKind, Pick<LeadForm, 'summary' | 'accepted' | 'page' | 'sentPage'>> = {
  contact: {
    summary: 'Sends a message to the sales desk',
    accepted: 201,
    page: () => '/contact',
    sentPage: (_, { id }) => sentAddress(CONTACT_SENT_PATH, id),
  },
  marketing: {
    summary: 'Asks the sales desk to get in touch about a service',
    accepted: 201,
    page: () => '/marketing',
    sentPage: (_, { id }) => sentAddress(MARKETING_SENT_PATH, id),
  },
  eguide: {
    summary: 'Asks for an e-guide, which also goes out by e-mail',
    accepted: 200,
    page: ({ slug = '' }) => (isSlug(slug) ? guidePath(slug) : GUIDES_PATH),
    sentPage: guideSentPage,
  },
  newsletter: {
    summary: 'Asks for the newsletter, which begins once the owner of the address confirms by e-mail',
    accepted: 202,
    page: () => '/resources/blog',
    sentPage: () => '/newsletter/sent',
  },
  quote: {
    summary: 'Sends a load with its price to the sales desk, which calls back',
    accepted: 201,
    page: ({ question }) => (question ? `${PRICE_PATH}?${new URLSearchParams(question)}` : PRICE_PATH),
    sentPage: (_, { id }) => sentAddress(QUOTE_SENT_PATH, id),
  },
  partner: {
    summary: 'Offers trucks or a warehouse; the desk calls back',
    accepted: 201,
    page: ({ offer }) => PARTNER_PAGES[offer === 'warehouse' ? offer : 'trucks'],
    sentPage: (_, { id }) => sentAddress(PARTNER_SENT_PATH, id),
  },
};

/** The forms that make leads (docs/specification.md, section 7). */
export const LEAD_FORMS: LeadForm[] = ENQUIRY_KINDS.map((kind) => ({ ...reading(kind), ...ROUTES[kind] }));

function reading(kind: EnquiryKind): Pick<LeadForm, 'kind' | 'action' | 'fields' | 'schema' | 'read'> {
  const form = FORMS[kind];
  const schema: z.ZodMiniObject = ENQUIRY_SCHEMAS[kind];
  return {
    kind,
    action: form.action,
    fields: sentFields(form).map(([name]) => name),
    schema,
    read: (fields) => {
      const { data, error } = schema.safeParse(fields);
      return data ? { enquiry: { kind, ...data } as Enquiry } : { errors: z.flattenError(error).fieldErrors };
    },
  };
}

const isSlug = (text: string) => ENQUIRY_SCHEMAS.eguide.shape.slug.safeParse(text).success;

/** The token of the link goes along, so that the page can offer the download. */
function guideSentPage(enquiry: Enquiry, { pdf_url }: EguideAnswer): string {
  if (enquiry.kind !== 'eguide' || enquiry.slug === undefined) return CONTACT_SENT_PATH;
  const token = pdf_url?.split('/').at(-2);
  const query = new URLSearchParams({
    [GUIDE_PARAMETER]: enquiry.slug,
    ...(token && { [DOWNLOAD_PARAMETER]: token }),
  });
  return `${GUIDE_SENT_PATH}?${query}`;
}
