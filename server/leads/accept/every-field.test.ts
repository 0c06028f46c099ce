import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type CarriedField, columnOf, type FormField, sentFields } from '#domain/leads/forms/fields.ts';
import { ENQUIRY_KINDS, FORMS } from '#domain/leads/forms/index.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { submissionKey } from './lead-store.ts';
import { cleaned } from './sanitize.ts';

/** Two values that a field takes. */
function twoValues(field: FormField | CarriedField): [string, string] {
  switch (field.kind) {
    case 'choice': {
      const [first = '', second = ''] = field.values;
      return [first, second];
    }
    case 'phone':
      return ['0803 123 4567', '0805 765 4321'];
    case 'email':
      return ['amina@example.com', 'chidi@example.com'];
    default:
      return ['first', 'second'];
  }
}

const now = new Date('2026-11-24T09:00:00Z');
const keyOf = (enquiry: Enquiry) => submissionKey(enquiry, 'key-of-the-browser', false, now);

describe.each(ENQUIRY_KINDS)('of the form %s', (kind) => {
  const sent = sentFields(FORMS[kind]);
  const filled = Object.fromEntries(sent.map(([name, field]) => [name, twoValues(field)[0]]));
  const enquiry = { kind, ...filled } as Enquiry;

  test.each(sent)('%s is stored, and tells two enquiries apart', (name, field) => {
    const other = { ...enquiry, [name]: twoValues(field)[1] };
    const column = columnOf(name, field);
    expect(cleaned(enquiry)[column]).not.toBeNull();
    expect(cleaned(other)[column]).not.toBe(cleaned(enquiry)[column]);
    expect(keyOf(other)).not.toBe(keyOf(enquiry));
  });

  test('no two fields share a column', () => {
    const columns = sent.map(([name, field]) => columnOf(name, field));
    expect(new Set(columns).size).toBe(columns.length);
  });

  test('no other form makes the same key of the same words', () => {
    const others = ENQUIRY_KINDS.filter((other) => other !== kind);
    for (const other of others)
      expect(keyOf({ ...enquiry, kind: other } as Enquiry)).not.toBe(keyOf(enquiry));
  });
});

test('the key of a contact lead is the one that earlier versions made, for a retry after an upgrade', () => {
  const enquiry: Enquiry = {
    kind: 'contact',
    first_name: 'Amina',
    last_name: 'Bello',
    email: 'amina@example.com',
    phone_number: '0803 123 4567',
    message: 'Rice',
  };
  expect(keyOf(enquiry)).toBe('c8f85f8e403f857eeafcfc97eff2987ea6bb19cf7316d729857d818d0b4b9824');
});

test('an optional field that stays empty is no part of the key: a retry finds its lead after the form got the field', () => {
  const asked = {
    kind: 'partner',
    first_name: 'Amina',
    phone_number: '0803 123 4567',
    offer: 'trucks',
  } as const;
  const parts = ['key-of-the-browser', false, 'partner', 'Amina', '0803 123 4567', 'trucks'];
  const without = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  expect(keyOf({ ...asked, capacity: '' })).toBe(without);
  expect(keyOf({ ...asked, capacity: 'x' })).not.toBe(keyOf({ ...asked, base: 'x' }));
});
