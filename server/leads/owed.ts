import type { EmailName } from '#domain/emails.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';

/** The e-mails that a lead owes by the form that it came from; the one that asks to confirm a subscription comes on top. */
export const OWED_EMAILS: Record<EnquiryKind, readonly EmailName[]> = {
  contact: ['sales-email', 'sender-confirmation'],
  marketing: ['sales-email', 'sender-confirmation'],
  eguide: ['sales-email', 'guide'],
  newsletter: [],
};
