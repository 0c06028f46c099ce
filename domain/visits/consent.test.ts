import { describe, expect, test } from 'vitest';
import { CONSENT_LASTS_MS, readConsent, TAG_MANAGER_ID } from './consent.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const VERSION = '2026-11-21';
const ANSWER = { choice: 'declined', version: VERSION, at: '2026-11-20T09:00:00.000Z' } as const;
const read = (kept: unknown) => readConsent(JSON.stringify(kept), VERSION, NOW);

describe('the answer of a visitor', () => {
  test('holds for the text that was answered', () => {
    expect(read(ANSWER)).toEqual(ANSWER);
    expect(read({ ...ANSWER, version: '2026-01-01' })).toBeUndefined();
  });

  test('is asked for again after a year', () => {
    const at = (age: number) => new Date(NOW - age).toISOString();
    expect(read({ ...ANSWER, at: at(CONSENT_LASTS_MS - 1) })).toBeDefined();
    expect(read({ ...ANSWER, at: at(CONSENT_LASTS_MS) })).toBeUndefined();
  });

  test.each([
    [{ ...ANSWER, choice: 'yes' }],
    [{ ...ANSWER, at: 'never' }],
    [{ ...ANSWER, at: undefined }],
    [7],
    ['accepted'],
    [null],
  ])('is not taken from what is not one: %j', (kept) => expect(read(kept)).toBeUndefined());

  test('is not taken from what cannot be read', () => {
    expect(readConsent('{"choice":', VERSION, NOW)).toBeUndefined();
    expect(readConsent(null, VERSION, NOW)).toBeUndefined();
  });
});

test.each([
  ['GTM-ABC1234', true],
  ['GTM-abc1234', false],
  ['G-ABC1234567', false],
  ['GTM-ABC1234"><script>', false],
])('%s is an id of a container: %s', (id, valid) => expect(TAG_MANAGER_ID.test(id)).toBe(valid));
