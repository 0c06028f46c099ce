import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { errorOf, phone } from '#domain/leads/forms/fields.ts';
import { dialable, harmlessName, isDialable } from './values.ts';

const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
const characters = (pattern: RegExp) =>
  Array.from({ length: 0x30_00 + 1 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
    pattern.test(one),
  );
const SEPARATORS = [...characters(/[\p{Zs}\p{Pd}]/u), '.', '·', '−', '/', ' - ', ''];
/** Marks that address books and chats put around a number. */
const MARKS = ['', '\u200e', '\u202a', '\u2066', '\ufeff', '\u200b'];

test('a mobile number of every country is read from every way of writing it with its country', () => {
  expect(numbers.length).toBeGreaterThan(240);
  const ways = fc.record({
    number: fc.constantFrom(...numbers),
    way: fc.constantFrom('+', '00', '+00', '(+', '+ '),
    separator: fc.constantFrom(...SEPARATORS),
    mark: fc.constantFrom(...MARKS),
  });
  fc.assert(
    fc.property(ways, ({ number, way, separator, mark }) => {
      const [country, ...groups] = number
        .formatInternational()
        .slice(1)
        .split(/[^\d]+/);
      const typed = `${mark}${way}${country}${way === '(+' ? ')' : ''} ${groups.join(separator)}${mark}`;
      expect(dialable(typed), typed).toBe(number.number);
      expect(isDialable(dialable(typed))).toBe(true);
      // The specification, section 9, asks for 11 digits.
      const digits = typed.replace(/\D/g, '').length;
      expect(errorOf(phone(), typed), typed).toBe(
        digits >= 11 ? undefined : 'Phone number needs at least 11 digits',
      );
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['00234 803 123 4567', '+2348031234567'],
  ['00234 0803 123 4567', '+2348031234567'],
  ['009 44 7911 123456', '+447911123456'],
  ['447911123456', '+447911123456'],
  ['234 803 123 4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['\u202a+234 803 123 4567\u202c', '+2348031234567'],
  ['0803–123–4567', '+2348031234567'],
  ['0803.123.4567', '+2348031234567'],
  ['[0803] 123/4567', '+2348031234567'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', '+2348031234567'],
  ['＋２３４８０３１２３４５６７', '+2348031234567'],
])('%s is %s', (typed, number) => {
  expect(errorOf(phone(), typed)).toBeUndefined();
  expect(dialable(typed)).toBe(number);
});

test.each([
  // Reserved for films and books: no network has it.
  ['0044 7700 900123', '+447700900123'],
  ['447700900123', '447700900123'],
  ['0803 123 45678', '080312345678'],
  ['08031234567/08051234567', '0803123456708051234567'],
  ['00000000000000000', '00000000000000000'],
  ['+999 1234 567 8901', '+99912345678901'],
])('%s is no number of a network, and no other number is made of it', (typed, stored) => {
  expect(errorOf(phone(), typed)).toBeUndefined();
  expect(dialable(typed)).toBe(stored);
  expect(isDialable(dialable(typed))).toBe(false);
});

test('what is stored is digits alone, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+]?[0-9 ().-]{0,20}$/), (typed) => {
      const stored = dialable(typed);
      expect(stored).toMatch(/^\+?\d*$/);
      expect(dialable(stored)).toBe(stored);
    }),
    { numRuns: 3000 },
  );
});

test.each(['+', '0803+123 4567', 'call 0803 123 4567', '0803 123 4567 ext 12', '++234 803 123 4567'])(
  '%s is no number',
  (typed) => {
    expect(errorOf(phone(), typed)).toBeDefined();
  },
);

test.each([
  ['Amina', 'Amina'],
  ["Ngozi O'Brien", "Ngozi O'Brien"],
  ['Adébáyọ̀', 'Adébáyọ̀'],
  ['Bello-Adeyemi', 'Bello-Adeyemi'],
  ['J. Adekunle', 'J. Adekunle'],
  ['محمد', 'محمد'],
  ['Amina Oluwaseun Folake', 'Amina Oluwaseun'],
  ['Your account is held', 'Your account'],
  ['Ami\u202ena\u200b', 'Amina'],
])('of "%s" the name is "%s"', (typed, name) => {
  expect(harmlessName(typed)).toBe(name);
});

test.each([
  'Act now https://evil.example/win',
  'Win at evil.example',
  'evil.example',
  'evil。example',
  'www.evil',
  'pay@evil.example',
  'Call 0803 123 4567',
  '=cmd|calc',
  'Amina\u0300\u0300\u0300\u0300\u0300\u0300',
  '<b>Amina</b>',
  'A'.repeat(26),
  '',
  '\u202e',
])('"%s" is shown nowhere', (typed) => {
  expect(harmlessName(typed)).toBeUndefined();
});

test('who gave no name has none', () => {
  expect(harmlessName(null)).toBeUndefined();
});
