import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

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
const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
/** Of the groups of an IPv6 address, those of the network that a household or company gets. */
const OF_NETWORK = 4;

/** An address of a visitor in its one spelling: no port, brackets, zone or leading zeros, IPv4 as such; anything else as it is. */
export function plainAddress(text: string): string {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  const bare = six ?? four ?? text;
  const address = bare.includes(':') ? bare : bare.replace(LEADING_ZEROS, '');
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  if (isIP(address) === 6) return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? text;
  return isIP(address) === 4 ? address : text;
}

/** The network by which a visitor is counted: an IPv4 address, or that of an IPv6 one, whose owner has as many addresses as he likes. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [start = '', end = ''] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, OF_NETWORK).join(':');
}
