import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENQUIRY_SCHEMAS } from '../enquiry.ts';
import { EMAIL, type FormFields, faultOf } from './fields.ts';
import { ENQUIRY_KINDS, type EnquiryKind, FORMS } from './index.ts';

/** Pieces of which right and faulty values are made, so that a run meets every rule. */
const pieces = fc.constantFrom(
  'amina',
  'Amina',
  '@',
  'example',
  '.',
  '..',
  'ng',
  '0803',
  ' 123 ',
  '4567',
  '+234',
  '-',
  '(',
  'é',
  '\u0000',
  '\u200b',
  '\n',
  '😀',
  'trucking',
  'x'.repeat(99),
);
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((some) => some.join('')),
  fc.constantFrom('', ' ', 'amina@example.ng', '0803 123 4567', '+234 803 123 4567', 'trucking', 'toString'),
);

/** The first fault of each field, as the server tells them. */
function faultsOfServer(kind: EnquiryKind, filled: Record<string, string>) {
  const issues = ENQUIRY_SCHEMAS[kind].safeParse(filled).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function faultsOfBrowser(fields: FormFields, filled: Record<string, string>) {
  const faults = Object.entries(fields).map(([name, field]) => [name, faultOf(field, filled[name] ?? '')]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

describe.each(ENQUIRY_KINDS)('the form %s', (kind) => {
  const { fields } = FORMS[kind];

  test('the browser finds the faults that the server finds, in the same words', () => {
    const filled = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, typed])));
    fc.assert(
      fc.property(filled, (some) => {
        expect(faultsOfBrowser(fields, some)).toEqual(faultsOfServer(kind, some));
      }),
      { numRuns: 2000 },
    );
  });

  test('neither takes an empty form, and both take a filled one', () => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    const filled = { ...empty, first_name: 'Amina', last_name: 'Bello', company: 'Savanna Mills' };
    Object.assign(filled, { email: 'amina@example.ng', phone_number: '0803 123 4567', message: 'Rice' });
    const some = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(filled, name)]));
    expect(Object.values(faultsOfBrowser(fields, empty)).length).toBeGreaterThan(1);
    expect(faultsOfBrowser(fields, empty)).toEqual(faultsOfServer(kind, empty));
    expect(faultsOfBrowser(fields, some)).toEqual({});
    expect(faultsOfServer(kind, some)).toEqual({});
  });
});

test('an e-mail address is what zod takes for one', () => {
  expect(EMAIL.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
});
