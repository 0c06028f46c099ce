import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113/24'],
  ['203.0.113.9:1234', '203.0.113.9', '203.0.113/24'],
  ['203.0.113.09', '203.0.113.9', '203.0.113/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113/24'],
  ['10.0.0.10', '10.0.0.10', '10.0.0/24'],
])('%s is the address %s in the network %s', (written, address, network) => {
  expect(sourceOf(written)).toEqual({ address, network });
});

test('an IPv6 network is a household: 64 bits, however the address is written', () => {
  const { network } = sourceOf('2001:db8:1:2::1');
  for (const same of ['2001:DB8:0001:2:ffff::9', '[2001:db8:1:2::7]:443', '2001:db8:1:2:1:1:1:1'])
    expect(sourceOf(same).network).toBe(network);
  expect(sourceOf('2001:db8:1:3::1').network).not.toBe(network);
  expect(sourceOf('2001:0db8::0:1').address).toBe(sourceOf('2001:db8::1').address);
});

test.each(['', 'unknown', '300.1.1.1', 'evil.example'])(
  '"%s" is no address, and a source all the same',
  (written) => {
    expect(sourceOf(written)).toEqual({ address: 'unknown', network: 'unknown' });
  },
);
