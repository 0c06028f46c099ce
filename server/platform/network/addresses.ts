import { type AddressInfo, BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * The addresses to type into a browser, nearest first: this machine's, and those in the local network when the server
 * listens on all of them, so that the site can be tried from a phone.
 */
export function browserAddresses({ address, port }: AddressInfo): string[] {
  if (!EVERYWHERE.has(address)) return [`http://${nameOf(address)}:${port}`];
  const outward = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal);
  return ['localhost', ...outward.map((entry) => entry.address)].map((host) => `http://${host}:${port}`);
}

function nameOf(address: string): string {
  if (address === '127.0.0.1' || address === '::1') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}

const WITH_PORT = /^(?:\[([\da-f:.]+)(?:%\w+)?\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i;
const LEADING_ZEROS = /(?<![\d])0+(?=\d)/g;
const GROUPS = 8;
/** Of the groups of an IPv6 address, those of the network that a household or company gets. */
const OF_NETWORK = 4;

/** An address of a visitor in its one spelling: no port, brackets, zone or leading zeros, IPv4 as such; anything else as it is. */
export function plainAddress(text: string): string {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  const bare = six ?? four ?? text;
  const address = bare.includes(':') ? bare : bare.replace(LEADING_ZEROS, '');
  if (isIP(address) === 6) return ipaddr.process(address).toString();
  return isIP(address) === 4 ? address : text;
}

/** The network by which a visitor is counted: an IPv4 address, or that of an IPv6 one, whose owner has as many addresses as he likes. */
export function networkOf(visitor: string): string {
  const address = plainAddress(visitor);
  if (isIP(address) !== 6) return address;
  const [start = '', end = ''] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, OF_NETWORK).join(':');
}

const WWW = 'www.';

/** The name that a visitor may type in place of the site's own: without `www.`, or with it. Addresses and names of this machine have none. */
export function twinOf(hostname: string): string | undefined {
  if (hostname.startsWith(WWW)) return hostname.slice(WWW.length);
  return hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
    ? WWW + hostname
    : undefined;
}

const RANGES: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // With the IPv4 addresses that were once written so (RFC 4291, section 2.5.5.1).
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo and 6to4, which hold an IPv4 address.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const ranges = new BlockList();
for (const [network, prefix] of RANGES) ranges.addSubnet(network, prefix, family(network));

/**
 * Whether an IP address leads into the own machine or network rather than the internet (IANA's special-purpose
 * registries); IPv4 written as IPv6 counts as IPv4.
 */
export function isPrivateAddress(address: string): boolean {
  return ranges.check(address, family(address));
}

/** Proxies in front that are believed: so many hops from the nearest on, or those with these addresses; false is none. */
export type TrustedProxies = false | number | string[];

const FAILED = 'write off, on, how many proxies stand in front, or their addresses like 10.0.0.0/8,192.0.2.7';

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
  context.addIssue({ code: 'custom', message: FAILED });
  return z.NEVER;
});

/** Whether this is an address, alone or with the length of its network's prefix. */
function isBlock(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}
