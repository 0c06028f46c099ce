import type { ChannelName } from '#domain/channels.ts';
import { type EmailName, isToSender } from '#domain/emails.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import type { Config } from '../config.ts';
import type { LeadRow } from '../storage/tables.ts';
import { isForwarded } from './channels/product-api.ts';

/** Other systems that are told of leads, besides people. */
export interface OtherSystems {
  webhook: boolean;
  productApi: boolean;
}

/** Those that are configured. */
export const otherSystemsOf = (config: Pick<Config, 'webhook' | 'productApiUrl'>): OtherSystems => ({
  webhook: config.webhook !== undefined,
  productApi: config.productApiUrl !== undefined,
});

/** The e-mails that a lead owes by the form that it came from; the one that asks to confirm a subscription comes on top. */
export const OWED_EMAILS: Record<EnquiryKind, readonly EmailName[]> = {
  contact: ['sales-email', 'sender-confirmation'],
  marketing: ['sales-email', 'sender-confirmation'],
  eguide: ['sales-email', 'guide'],
  newsletter: [],
  quote: ['sales-email', 'sender-confirmation'],
  partner: ['sales-email'],
};

/** What our desk and other systems are told of a lead, always; of a subscription that nobody confirmed yet, they hear nothing. */
export function owedToUs({ kind }: LeadRow, { webhook, productApi }: OtherSystems): ChannelName[] {
  return [
    ...OWED_EMAILS[kind].filter((name) => !isToSender(name)),
    ...(webhook && kind !== 'newsletter' ? ['webhook' as const] : []),
    ...(productApi && isForwarded(kind) ? ['product-api' as const] : []),
  ];
}

/** The e-mails to the address of a lead, as far as limits allow them; none where it has only a telephone number. */
export function owedToSender({ kind, news_version, email }: LeadRow): EmailName[] {
  if (email === null) return [];
  const wantsNews = kind === 'newsletter' || news_version !== null;
  return [...OWED_EMAILS[kind].filter(isToSender), ...(wantsNews ? ['newsletter-opt-in' as const] : [])];
}
