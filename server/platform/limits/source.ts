import ipaddr from 'ipaddr.js';

/** Bits of an address that name its network: the smallest that is routed on the Internet, and what one household gets. */
const NETWORK_BITS = { ipv4: 24, ipv6: 64 };
const BITS_OF_A_BYTE = 8;
/** Some proxies write the port behind the address. */
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IPV6_WITH_PORT = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/i;
const LEADING_ZEROS = /\b0+(?=\d)/g;

/** Where something came from, each in one spelling. */
export interface Source {
  address: string;
  network: string;
}

/**
 * The source behind an address; IPv4 written as IPv6 counts as IPv4, and what is no address at all is a source of its own.
 * @example sourceOf('203.0.113.09:1234') // { address: '203.0.113.9', network: '203.0.113/24' }
 */
export function sourceOf(written: string): Source {
  const bare = IPV4_WITH_PORT.exec(written)?.[1] ?? IPV6_WITH_PORT.exec(written)?.[1] ?? written;
  const text = bare.includes(':') ? bare : bare.replace(LEADING_ZEROS, '');
  if (!ipaddr.isValid(text)) return { address: 'unknown', network: 'unknown' };
  const address = ipaddr.process(text);
  const bits = NETWORK_BITS[address.kind()];
  const network = address.toByteArray().slice(0, bits / BITS_OF_A_BYTE);
  return { address: address.toString(), network: `${network.join('.')}/${bits}` };
}
