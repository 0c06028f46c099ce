import { expect, test } from 'vitest';
import { browserAddresses, isPrivateAddress, networkOf, plainAddress, trustedProxies } from './addresses.ts';

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('%s is typed as %s', (address, typed) => {
  expect(browserAddresses({ address, port: 3000, family: '' })).toEqual([typed]);
});

test('a server on all addresses is found from this machine first', () => {
  const [first, ...others] = browserAddresses({ address: '0.0.0.0', port: 3000, family: 'IPv4' });
  expect(first).toBe('http://localhost:3000');
  expect(others).not.toContain('http://127.0.0.1:3000');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:1234', '203.0.113.9'],
  ['203.0.113.09', '203.0.113.9'],
  ['203.000.113.009:80', '203.0.113.9'],
  ['100.200.30.40', '100.200.30.40'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:0DB8:0:0::0001]', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['300.1.2.3', '300.1.2.3'],
])('the address %s is %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // As a socket of HOST=:: names a visitor by IPv4.
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '::7f00:1',
  '::127.0.0.1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ['off', false],
  ['0', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.7, 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
])('TRUST_PROXY=%s is read', (text, proxies) => {
  expect(trustedProxies.parse(text)).toEqual(proxies);
});

test.each(['yes', '-1', '12', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example.com', ',', ''])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(trustedProxies.safeParse(text).success).toBe(false);
  },
);
