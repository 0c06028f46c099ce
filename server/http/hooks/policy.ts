import { createHash } from 'node:crypto';
import { inlineCodeOf } from './inline-code.ts';

const HASH_SOURCE = / '(sha256-[A-Za-z0-9+/=]+)'/g;

/** The hash of inline code in the form of a content security policy, without quotes. */
export const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/**
 * A content security policy without the hashes that this page has no use for. Astro names the inline code of all pages
 * in the policy of each, which costs half a kilobyte before the first byte of the page.
 */
export function onlyHashesOf(html: string, policy: string): string {
  const used = new Set(inlineCodeOf(html).map(({ code }) => hashOf(code)));
  return policy.replaceAll(HASH_SOURCE, (source, hash: string) => (used.has(hash) ? source : ''));
}
