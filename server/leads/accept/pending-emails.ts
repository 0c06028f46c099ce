import type { ChannelName } from '#domain/leads/channels.ts';
import { type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import type { EnquiryKind } from '#domain/leads/enquiry.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { isForwarded } from '../crm/product-api.ts';
import type { OtherSystems } from '../lead/enabled-targets.ts';

/** The e-mails that a lead owes by the form that it came from; the one that asks to confirm a subscription comes on top. */
export const OWED_EMAILS: Record<EnquiryKind, readonly EmailName[]> = {
  contact: ['sales-email', 'sender-confirmation'],
  marketing: ['sales-email', 'sender-confirmation'],
  eguide: ['sales-email', 'guide'],
  newsletter: [],
  quote: ['sales-email', 'sender-confirmation'],
  partner: ['sales-email'],
};

/** The channels of our desk and of other systems, which are always told of a lead; of a subscription that nobody confirmed, they hear nothing. */
export function owedToUs({ kind }: LeadRow, { targets, productApi }: OtherSystems): ChannelName[] {
  const told = kind === 'newsletter' ? [] : targets.filter(({ events }) => events.includes('accepted'));
  return [
    ...OWED_EMAILS[kind].filter((name) => !isToSender(name)),
    ...told.map(({ channel }) => channel),
    ...(productApi && isForwarded(kind) ? ['product-api' as const] : []),
  ];
}

/** The e-mails to the address of a lead, as far as limits allow them; none where it has only a telephone number. */
export function owedToSender({ kind, news_version, email }: LeadRow): EmailName[] {
  if (email === null) return [];
  const wantsNews = kind === 'newsletter' || news_version !== null;
  return [...OWED_EMAILS[kind].filter(isToSender), ...(wantsNews ? ['newsletter-opt-in' as const] : [])];
}
