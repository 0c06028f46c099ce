import type { AddressInfo } from 'node:net';
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
