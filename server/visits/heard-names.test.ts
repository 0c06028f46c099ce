import { expect, test } from 'vitest';
import { HeardNames } from './heard-names.ts';

test('a name is known once three networks have sent it, however often each of them does', () => {
  const heard = new HeardNames();
  const said = ['203.0.113.9', '203.0.113.9', '2001:db8::1', '2001:db8::2', '198.51.100.7', '203.0.113.9'];
  expect(said.map((ip) => heard.isKnown('radio', ip))).toEqual([false, false, false, false, true, true]);
  expect(heard.isKnown('poster', '198.51.100.7')).toBe(false);
});

test('of one network only so many names are heard', () => {
  const heard = new HeardNames(2);
  for (let name = 0; name < 500; name += 1) heard.isKnown(`invented ${name}`, '203.0.113.9');
  expect(heard.isKnown('invented 1', '198.51.100.7')).toBe(true);
  expect(heard.isKnown('invented 499', '198.51.100.7')).toBe(false);
});
