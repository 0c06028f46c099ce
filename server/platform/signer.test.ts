import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSame, MAC_LENGTH, macOf } from './signer.ts';

const KEY = createSecretKey(Buffer.alloc(32, 7));
const OTHER = createSecretKey(Buffer.alloc(32, 8));

test('a code is the same for the same words alone, and made for one purpose stands for no other', () => {
  const code = macOf(KEY, 'opt-in', ['lead', '1']);
  expect(code).toHaveLength(MAC_LENGTH);
  expect(macOf(KEY, 'opt-in', ['lead', '1'])).toBe(code);
  const others = [
    macOf(KEY, 'unsubscribe', ['lead', '1']),
    macOf(KEY, 'opt-in', ['lead', '2']),
    macOf(KEY, 'opt-in', ['lead1']),
    macOf(KEY, 'lead', ['1']),
    macOf(OTHER, 'opt-in', ['lead', '1']),
  ];
  for (const other of others) expect(isSame(other, code)).toBe(false);
  expect(isSame(code, macOf(KEY, 'opt-in', ['lead', '1']))).toBe(true);
  expect(isSame(code.slice(0, -1), code)).toBe(false);
});
