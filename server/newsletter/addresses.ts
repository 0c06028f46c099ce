import { createHash } from 'node:crypto';
import { isSame, type Sign } from '../storage/signer.ts';

/** An address as the newsletter compares it. */
export const sameAddress = (email: string) => email.trim().toLowerCase();

/** What stands for an address on the suppression list, so that the list names nobody. */
export const addressHash = (sign: Sign, email: string) => sign('address', sameAddress(email));

/** Opens the subscription that a lead asks for; made anew whenever it is needed, since only its hash is stored. */
export const optInToken = (sign: Sign, leadId: string) => sign('opt-in', leadId);

/** What is stored of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Ends the subscription of an address, for ever; stands in each letter. */
export const unsubscribeToken = (sign: Sign, email: string) => ending(sign, addressHash(sign, email));

const ending = (sign: Sign, hash: string) => `${hash}.${sign('unsubscribe', hash)}`;

/** The hash of the address whose unsubscribe token this is, if it is one. */
export function hashInToken(sign: Sign, token: string): string | undefined {
  const [hash = ''] = token.split('.');
  return isSame(token, ending(sign, hash)) ? hash : undefined;
}
