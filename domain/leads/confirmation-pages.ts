import { fill } from '../shared/fill.ts';
import { referenceOf } from './reference.ts';

/** Pages that a form leads to which was sent without script, with the reference that both sides can say on the phone. */
export const CONTACT_SENT_PATH = '/contact/sent';
export const MARKETING_SENT_PATH = '/marketing/sent';
export const QUOTE_SENT_PATH = '/price/sent';
export const PARTNER_SENT_PATH = '/partners/sent';
export const REFERENCE_PARAMETER = 'reference';

/** The page after a form was sent. @param leadId of the lead that it made */
export const sentAddress = (path: string, leadId: string): string =>
  `${path}?${REFERENCE_PARAMETER}=${referenceOf(leadId)}`;

/** What such a page says, with the reference of its address where that has one. */
export function sentLead(copy: { lead: string; leadWithout: string }, query: URLSearchParams): string {
  const reference = referenceIn(query);
  return reference ? fill(copy.lead, { reference }) : copy.leadWithout;
}

/** The reference in an address; undefined if it is not one of ours. */
export function referenceIn(query: URLSearchParams): string | undefined {
  const given = query.get(REFERENCE_PARAMETER) ?? '';
  return /^[0-9A-F]{8}$/.test(given) ? given : undefined;
}
