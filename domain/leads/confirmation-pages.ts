import { referenceOf } from './reference.ts';

/** Pages that a form leads to which was sent without script, with the reference that both sides can say on the phone. */
export const QUOTE_SENT_PATH = '/price/sent';
export const PARTNER_SENT_PATH = '/partners/sent';
export const REFERENCE_PARAMETER = 'reference';

/** The page after a form was sent. @param leadId of the lead that it made */
export const sentAddress = (path: string, leadId: string): string =>
  `${path}?${REFERENCE_PARAMETER}=${referenceOf(leadId)}`;

/** The reference in an address; nothing where what stands there is none of ours. */
export function referenceIn(query: URLSearchParams): string | undefined {
  const given = query.get(REFERENCE_PARAMETER) ?? '';
  return /^[0-9A-F]{8}$/.test(given) ? given : undefined;
}
