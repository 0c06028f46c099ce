import { isIP } from 'node:net';

const WWW = 'www.';

/** The name that a visitor may type in place of the site's own: without `www.`, or with it. Addresses and names of this machine have none. */
export function twinOf(hostname: string): string | undefined {
  if (hostname.startsWith(WWW)) return hostname.slice(WWW.length);
  return hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
    ? WWW + hostname
    : undefined;
}
