import { CONTACT_FORM } from './contact.ts';
import { EGUIDE_FORM } from './eguide.ts';
import type { FormDefinition } from './fields.ts';
import { MARKETING_FORM } from './marketing.ts';
import { NEWSLETTER_FORM } from './newsletter.ts';
import { PARTNER_FORM } from './partner.ts';
import { QUOTE_FORM } from './quote.ts';

/** The forms that make leads, by the kind of lead that each makes. */
export const FORMS = {
  contact: CONTACT_FORM,
  marketing: MARKETING_FORM,
  eguide: EGUIDE_FORM,
  newsletter: NEWSLETTER_FORM,
  quote: QUOTE_FORM,
  partner: PARTNER_FORM,
} satisfies Record<string, FormDefinition>;

export type EnquiryKind = keyof typeof FORMS;
export const ENQUIRY_KINDS = Object.keys(FORMS) as EnquiryKind[];
