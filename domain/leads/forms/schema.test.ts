import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENQUIRY_SCHEMAS } from '../lead.ts';
import {
  EMAIL_MAX,
  email,
  errorOf,
  type FormFields,
  line,
  lowerCaseEmail,
  NAME_MAX,
  optional,
} from './fields.ts';
import { ENQUIRY_KINDS, type EnquiryKind, FORMS } from './index.ts';

/** Pieces of which right and invalid values are made, so that a run meets every rule. */
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

/** The first error of each field, as the server tells them. */
function errorsOfServer(kind: EnquiryKind, filled: Record<string, string>) {
  const issues = ENQUIRY_SCHEMAS[kind].safeParse(filled).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function errorsOfBrowser(fields: FormFields, filled: Record<string, string>) {
  const errors = Object.entries(fields).map(([name, field]) => [name, errorOf(field, filled[name] ?? '')]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

describe.each(ENQUIRY_KINDS)('the form %s', (kind) => {
  const { fields } = FORMS[kind];

  test('the browser finds the errors that the server finds, in the same words', () => {
    const filled = fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, typed])));
    fc.assert(
      fc.property(filled, (some) => {
        expect(errorsOfBrowser(fields, some)).toEqual(errorsOfServer(kind, some));
      }),
      { numRuns: 2000 },
    );
  });

  test('neither takes an empty form, and both take a filled one', () => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    const filled = { ...empty, first_name: 'Amina', last_name: 'Bello', company: 'Savanna Mills' };
    Object.assign(filled, { email: 'amina@example.ng', phone_number: '0803 123 4567', message: 'Rice' });
    const some = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(filled, name)]));
    expect(Object.values(errorsOfBrowser(fields, empty)).length).toBeGreaterThan(1);
    expect(errorsOfBrowser(fields, empty)).toEqual(errorsOfServer(kind, empty));
    expect(errorsOfBrowser(fields, some)).toEqual({});
    expect(errorsOfServer(kind, some)).toEqual({});
  });
});

test('an e-mail address that zod knows is one for every form, as are those of other scripts', () => {
  fc.assert(
    fc.property(fc.stringMatching(z.regexes.email), (address) => {
      fc.pre(address.length <= EMAIL_MAX && !/--|-\.|-@/.test(address));
      expect(errorOf(email(), address)).toBeUndefined();
      expect(errorOf(lowerCaseEmail(), address.toLowerCase())).toBeUndefined();
    }),
  );
});

describe.each([
  ['email', email()],
  ['newsletter', lowerCaseEmail()],
])('%s', (_name, field) => {
  test.each([
    'ada@example.xn--p1ai',
    'ada@пример.рф',
    'ada@उदाहरण.भारत',
    'ada@ìbàdàn.com',
    "o'brien@example.com",
    'amina.bello+loads@gmail.com',
    'a%b@sub.example.museum',
  ])('takes %s', (address) => {
    expect(errorOf(field, address)).toBeUndefined();
  });

  test.each([
    '.@a.bc',
    'ada@example..com',
    'ada@.com',
    'ada@example.com.',
    'ada..b@example.com',
    'ada@example',
    'ada@example.c',
    'ada@127.0.0.1',
    'ada b@example.com',
    'ada@exam ple.com',
    'ada@example.com\nbcc: x@y.zz',
    '<ada@example.com>',
  ])('refuses %j', (address) => {
    expect(errorOf(field, address)).toBe('Please enter a valid email address');
  });
});

test('a field of the newsletter says what is wrong with capitals', () => {
  expect(errorOf(lowerCaseEmail(), 'Ada@example.com')).toMatch(/small letters$/);
});

test('a field that holds nothing visible is empty, whatever stands in it', () => {
  const invisible = fc
    .integer({ min: 0, max: 0x10_ff_ff })
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(one));
  const known = fc.constantFrom(
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u202e',
    '\u00a0',
    '\ufe0f',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(known, invisible), { maxLength: 5 }), (some) => {
      const typed = some.join('');
      expect(errorOf(line('Name', NAME_MAX), typed)).toBe('Name is required');
      expect(errorOf(optional(email()), typed)).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});
