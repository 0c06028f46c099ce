import type { ChannelName } from '#domain/channels.ts';
import { type EmailName, isToSender } from '#domain/emails.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import type { Config } from '../config.ts';
import type { LeadRow } from '../storage/tables.ts';
import { isForwarded } from './channels/product-api.ts';
import type { Target } from './targets/target.ts';

/** Other systems that are told of leads, besides people. */
export interface OtherSystems {
  /** Those that say what they want to hear. */
  targets: readonly Listener[];
  productApi: boolean;
}

/** A system, and what it is told. */
export type Listener = Pick<Target, 'channel' | 'events'>;

/** Where nobody but people is told. */
export const NO_OTHER_SYSTEMS: OtherSystems = { targets: [], productApi: false };

/** Those that are configured. */
export const otherSystemsOf = (config: Pick<Config, 'targets' | 'productApiUrl'>): OtherSystems => ({
  targets: config.targets,
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
