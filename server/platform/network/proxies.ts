import { isIP } from 'node:net';
import { z } from 'zod';

/** Proxies in front that are believed: so many hops from the nearest on, or those with these addresses; false is none. */
export type TrustedProxies = false | number | string[];

const FAULT = 'write off, on, how many proxies stand in front, or their addresses like 10.0.0.0/8,192.0.2.7';

/** The same, as Fastify takes it: the nearest proxy is hop 0. */
export function believed(proxies: TrustedProxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Reads TRUST_PROXY. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === 'off') return false;
  if (text === 'on') return 1;
  if (/^\d$/.test(text)) return Number(text) || false;
  const blocks = text.split(',').map((part) => part.trim());
  if (blocks.every(isBlock)) return blocks;
  context.addIssue({ code: 'custom', message: FAULT });
  return z.NEVER;
});

/** Whether this is an address, alone or with the length of its network's prefix. */
function isBlock(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}
