import { expect, test } from 'vitest';
import { trustedProxies } from './proxies.ts';

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
