import { expect, test } from 'vitest';
import { browserAddresses } from './addresses.ts';

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
