import { z } from 'zod';

/** Where the shared contact form is on every page; in-page links point to it (specification, section 2). */
export const CONTACT_ANCHOR = 'contact_sales';

/** An address of this site, from the root, optionally with a fragment. */
export const pathSchema = z
  .string()
  .regex(/^(\/[a-z0-9\-/]*)?(#[a-z_]+)?$/, 'write a path of this site, like /products/haulage')
  .describe('the page of this site that it leads to, as in /price');

/** An address outside this site; only https, so that nothing unsafe can be linked from content. */
export const webAddressSchema = z
  .url({ protocol: /^https$/ })
  .describe('write a full address that begins with https://');

/**
 * The address that opens a WhatsApp chat with a number.
 * @param number E.164, like +2348030000000
 * @param text what is in the message already, for the visitor to send or change
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappAddress(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace('+', '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** Where a link that an editor wrote leads: into this site, to another one, to a mail or phone program, or nowhere safe. */
export type Destination = 'site' | 'outbound' | 'person' | 'unsafe';

const THIS_SITE = 'https://this-site.invalid';
const DESTINATIONS: Record<string, Destination> = {
  'http:': 'outbound',
  'https:': 'outbound',
  'mailto:': 'person',
  'tel:': 'person',
};

/**
 * Sorts a link by what a browser would make of it, so that disguised schemes are seen through.
 * @param uri as written: a path or fragment of this site, or a full address
 */
export function destination(uri: string): Destination {
  const url = URL.parse(uri, THIS_SITE);
  if (!url) return 'unsafe';
  if (url.origin === THIS_SITE) return /^[/#]/.test(uri) ? 'site' : 'unsafe';
  const where = DESTINATIONS[url.protocol] ?? 'unsafe';
  // An address of another site that does not say so, like `//there`, passes for a path of ours.
  return where === 'outbound' && !/^\s*https?:/i.test(uri) ? 'unsafe' : where;
}

/**
 * The path of an address that leads to this very site, so that it opens in the same window and works on every host.
 * @param siteUrl the public address of the site; its name counts with `www.` and without
 * @returns the address itself where it leads elsewhere
 */
export function ownPath(uri: string, siteUrl: string): string {
  const url = URL.parse(uri);
  const own = URL.parse(siteUrl);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !own || !isWeb || withoutWww(url.host) !== withoutWww(own.host)) return uri;
  return url.pathname + url.search + url.hash;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
