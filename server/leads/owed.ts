import type { ChannelName } from '#domain/channels.ts';
import type { EmailName } from '#domain/emails.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import { isForwarded } from './channels/product-api.ts';

/** Other systems that are told of leads, besides people. */
export interface OtherSystems {
  webhook: boolean;
  productApi: boolean;
}

/** The e-mails that a lead owes by the form that it came from; the one that asks to confirm a subscription comes on top. */
export const OWED_EMAILS: Record<EnquiryKind, readonly EmailName[]> = {
  contact: ['sales-email', 'sender-confirmation'],
  marketing: ['sales-email', 'sender-confirmation'],
  eguide: ['sales-email', 'guide'],
  newsletter: [],
};

/** The channels by which a lead of this form is told; of a subscription that nobody confirmed yet, other systems hear nothing. */
export function owedFor(kind: EnquiryKind, { webhook, productApi }: OtherSystems): ChannelName[] {
  return [
    ...OWED_EMAILS[kind],
    ...(webhook && kind !== 'newsletter' ? ['webhook' as const] : []),
    ...(productApi && isForwarded(kind) ? ['product-api' as const] : []),
  ];
}
