import type { Contact } from './contact.ts';
import type { MarketingEnquiry } from './marketing.ts';

/** What a visitor sent by one of the forms that make a lead. */
export type Enquiry = ({ kind: 'contact' } & Contact) | ({ kind: 'marketing' } & MarketingEnquiry);
export type EnquiryKind = Enquiry['kind'];
