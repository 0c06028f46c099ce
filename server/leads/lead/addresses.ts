import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Keys } from '../../platform/database/keys.ts';

const OTHER_SCRIPT = /\P{ASCII}/u;

/** An address with its domain as mail servers know it: `ada@пример.рф` as `ada@xn--e1afmkfd.xn--p1ai`, which is what most browsers send. */
export function sendableAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Only such domains are converted: the function reads 1.2 as an address of a network.
  if (at === 0 || !OTHER_SCRIPT.test(domain)) return email;
  return email.slice(0, at) + (domainToASCII(domain) || domain);
}

/** Hosts that take no notice of dots before the @, by the name that stands for each of their own. */
const DOTS_IGNORED: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/** An address as the newsletter compares it. */
export const sameAddress = (email: string) => sendableAddress(email.trim().toLowerCase());

/**
 * The mailbox that an address leads to, in one spelling: in small letters, without a tag behind a plus, and without dots
 * where the host ignores them. Two addresses of one mailbox are the same here.
 * @example mailboxOf('Amina.Bello+work@googlemail.com') // 'aminabello@gmail.com'
 */
function mailboxOf(email: string): string {
  const address = sameAddress(email);
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [untagged = ''] = address.slice(0, at).split('+');
  const sameHost = DOTS_IGNORED[host];
  return sameHost ? `${untagged.replaceAll('.', '')}@${sameHost}` : `${untagged}@${host}`;
}

/** The hash of an address on the list of subscribers, and of those who ended it, so that the latter names nobody. */
export const addressHash = (keys: Keys, email: string) => keys.hash('address', sameAddress(email));

/** The hash of a mailbox on the list of those who want no e-mail of ours. */
export const mailboxHash = (keys: Keys, email: string) => keys.hash('address', mailboxOf(email));

/** Begins the token that opens the subscription a lead asks for; by its hash the request is found. */
const optInSeed = (keys: Keys, leadId: string) => keys.hash('opt-in', leadId);

/** Opens the subscription that a lead asks for; made anew whenever it is needed, since only a hash of its seed is stored. */
export const optInToken = (keys: Keys, leadId: string) =>
  `${optInSeed(keys, leadId)}.${keys.sign('opt-in', leadId)}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The stored hash of a lead's token. */
export const optInHash = (keys: Keys, leadId: string) => sha256(optInSeed(keys, leadId));

/** The hash of a token that somebody brings, as it is stored. */
export const tokenHash = (token: string) => sha256(token.split('.', 1)[0] ?? '');

/** Whether a token that was found by its hash is that of the lead. Those of before keys could change are their own signature. */
export function isOptInToken(keys: Keys, token: string, leadId: string): boolean {
  const [seed = '', signature = seed] = token.split('.');
  return keys.isSigned(signature, 'opt-in', leadId);
}

/** Ends the subscription of an address; each letter has it. */
export function unsubscribeToken(keys: Keys, email: string): string {
  const hash = addressHash(keys, email);
  return `${hash}.${keys.sign('unsubscribe', hash)}`;
}

/** The hash of the address whose unsubscribe token this is, if it is one. */
export function hashInToken(keys: Keys, token: string): string | undefined {
  const [hash = '', signature = '', ...more] = token.split('.');
  return more.length === 0 && keys.isSigned(signature, 'unsubscribe', hash) ? hash : undefined;
}

/** Ends every e-mail of ours to a mailbox, for ever; each has it that goes to somebody who only typed an address. */
export function refusalToken(keys: Keys, email: string): string {
  const hashes = [mailboxHash(keys, email), addressHash(keys, email)];
  return [...hashes, keys.sign('refuse', ...hashes)].join('.');
}

/** The hashes of the mailbox, and of the address as it was typed, whose refusal this token is, if it is one. */
export function hashesInRefusal(keys: Keys, token: string): { mailbox: string; address: string } | undefined {
  const [mailbox = '', address = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && keys.isSigned(signature, 'refuse', mailbox, address);
  return isOurs ? { mailbox, address } : undefined;
}
