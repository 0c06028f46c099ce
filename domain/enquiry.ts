import type { Contact } from './contact.ts';
import type { EguideRequest } from './eguide.ts';
import type { MarketingEnquiry } from './marketing.ts';
import type { NewsletterRequest } from './newsletter.ts';

/** What a visitor sent by one of the forms that make a lead. */
export type Enquiry =
  | ({ kind: 'contact' } & Contact)
  | ({ kind: 'marketing' } & MarketingEnquiry)
  | ({ kind: 'eguide' } & EguideRequest)
  | ({ kind: 'newsletter' } & NewsletterRequest);
export type EnquiryKind = Enquiry['kind'];
