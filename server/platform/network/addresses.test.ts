import { expect, test } from 'vitest';
import { browserAddresses, networkOf, plainAddress } from './addresses.ts';

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
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
