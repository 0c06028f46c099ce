import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Keys } from '../../platform/database/keys.ts';
import { macOf } from '../../platform/signer.ts';
import { draftLink, opensDraft } from './preview.ts';

const KEY = createSecretKey(Buffer.alloc(32, 7));
const keys: Keys = {
  hash: (purpose, ...words) => macOf(KEY, purpose, words),
  sign: (purpose, ...words) => macOf(KEY, purpose, words),
  isSigned: (signature, purpose, ...words) => signature === macOf(KEY, purpose, words),
};
const FILE = 'blog/a-draft.md';
const UNTIL = Date.UTC(2026, 11, 1);

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('a link opens its file until it ends', () => {
  const token = tokenOf(draftLink(keys, 'https://www.example.com', FILE, UNTIL));
  expect(opensDraft(keys, FILE, token, UNTIL - 1000)).toBe(true);
  expect(opensDraft(keys, FILE, token, UNTIL + 1000)).toBe(false);
  expect(opensDraft(keys, 'blog/another.md', token, UNTIL - 1000)).toBe(false);
});

test('what was signed for something else opens no draft', () => {
  const expiry = (UNTIL / 1000).toString(36);
  for (const purpose of ['guide', 'desk', 'opt-in'])
    expect(opensDraft(keys, FILE, `${expiry}.${keys.sign(purpose, FILE, expiry)}`, UNTIL - 1000)).toBe(false);
  for (const token of ['', '.', expiry, `${expiry}.`]) expect(opensDraft(keys, FILE, token, 0)).toBe(false);
});
