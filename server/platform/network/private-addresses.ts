import { BlockList, isIP } from 'node:net';

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
