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
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
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
