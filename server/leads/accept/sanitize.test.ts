import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { NO_ORIGIN, ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { cleaned, cleanOrigin } from './sanitize.ts';

const contact = {
  kind: 'contact' as const,
  ...SENDER,
  message: 'Ten trucks to Kano',
};

describe('cleaned', () => {
  test.each([
    ['0803 123 4567', '+2348031234567'],
    ['00000000000000000', '00000000000000000'],
  ])('reads the number %s as %s and keeps it as typed', (typed, stored) => {
    const { phone_number, phone_as_typed } = cleaned({ ...contact, phone_number: typed });
    expect(phone_number).toBe(stored);
    expect(phone_as_typed).toBe(typed);
  });

  test('keeps names on one line, so that they are safe in a mail header', () => {
    expect(cleaned({ ...contact, first_name: 'Amina\r\nBcc: all@example.com\0' }).first_name).toBe(
      'Amina Bcc: all@example.com',
    );
  });

  test('drops what turns round the text beside a name, and keeps what joins letters', () => {
    const { first_name } = cleaned({ ...contact, first_name: '\u202eAmina\u2066 \u200dx' });
    expect(first_name).toBe('Amina \u200dx');
  });

  test('keeps the lines of a message, however they were broken, and drops what is no text', () => {
    expect(cleaned({ ...contact, message: 'one\r\ntwo\rthree\n\tfour\0\u0007 \ud800' }).message).toBe(
      'one\ntwo\nthree\n\tfour \ufffd',
    );
  });
});

const OWN = ['www.example.com', 'example.com'];
const page = (said: unknown) => cleanOrigin({ origin_page: said }, OWN).origin_page;
const host = (said: unknown) => cleanOrigin({ origin_referrer: said }, OWN).origin_referrer;
const word = (said: unknown) => cleanOrigin({ utm_campaign: said }, OWN).utm_campaign;

describe('a page', () => {
  test.each([...Object.values(PAGE_PATHS), '/lanes/lagos-kano', '/resources/glossary/glossaryD/demurrage'])(
    '%s is ours',
    (path) => expect(page(path)).toBe(path),
  );

  test.each([
    'https://www.example.com/price',
    '//evil.example/price',
    '/price//evil',
    '/price?from=Lagos',
    '/price#answer',
    '/price\n',
    '/pr\u202eice',
    '/api/contact',
    '/wp-admin',
    '/resources/evil.com',
    'price',
    '',
    `/price/${'x'.repeat(120)}`,
    '<script>',
    7,
    null,
    ['/price'],
  ])('%j is none', (said) => expect(page(said)).toBeNull());
});

describe('a host', () => {
  test('is kept in small letters, also in the spelling of its own script and of an app', () => {
    expect(host('WWW.Google.com')).toBe('www.google.com');
    expect(host('xn--mnchen-3ya.de')).toBe('xn--mnchen-3ya.de');
    expect(host('com.google.android.gm')).toBe('com.google.android.gm');
  });

  test.each([
    'example.com',
    'www.example.com',
    'google.com/search?q=amina',
    'google.com:8443',
    'amina@google.com',
    'localhost',
    '.com',
    'a..b',
    ' google.com',
    `${'x'.repeat(120)}.com`,
    '',
    {},
  ])('%j is none', (said) => expect(host(said)).toBeNull());
});

describe('a word of a campaign', () => {
  test.each([
    ['harvest-2026_kano.rice', 'harvest-2026_kano.rice'],
    ['Ẹgbẹ́ Lagos', 'Ẹgbẹ́ Lagos'.normalize('NFC')],
    ['=HYPERLINK("http://evil.example")', 'HYPERLINK http: evil.example'],
    ['-1+2', '1 2'],
    ['+cmd|calc', 'cmd|calc'],
    ['a\r\nBcc: all\t', 'a Bcc: all'],
    ['\u202egnirts\u0000', 'gnirts'],
    ['<img src=x>', 'img src x'],
    ['x'.repeat(500), 'x'.repeat(60)],
  ])('%j becomes %j', (said, kept) => expect(word(said)).toBe(kept));

  test.each(['amina@example.com', '  ', '---', '=@', '', 7, ['a', 'b']])('%j is none', (said) =>
    expect(word(said)).toBeNull(),
  );

  test('whatever is written, what is kept is short and begins no formula', () => {
    const anything = fc.record(
      Object.fromEntries(
        ORIGIN_COLUMNS.map((column) => [column, fc.string({ unit: 'binary', maxLength: 300 })]),
      ),
    );
    fc.assert(
      fc.property(anything, (said) => {
        for (const value of Object.values(cleanOrigin(said, OWN))) {
          if (value === null) continue;
          expect([...value].length).toBeLessThanOrEqual(120);
          expect(value).toMatch(/^[\p{L}\p{N}/]/u);
          expect(value).not.toMatch(/[\p{C}<>"'`&=@\\;,]/u);
          expect(value.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

test('nothing said is nothing known', () => expect(cleanOrigin({}, OWN)).toEqual(NO_ORIGIN));
