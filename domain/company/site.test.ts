import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyTermsSchema, shownTerms, TERMS } from './company-terms.ts';
import { announced, announcementSchema, siteSchema } from './site.ts';

const SITE = parse(readFileSync('content/site.yaml', 'utf8'));
const HOME = { code: 'NG', name: 'Nigeria', status: 'active' };

/** The messages about countries, with the place. */
const reported = (...countries: object[]) =>
  siteSchema
    .safeParse({ ...SITE, countries })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('any country may be announced, with a short number too', () => {
  const [gambia, benin] = [
    { code: 'GM', name: 'The Gambia', status: 'coming-soon', whatsapp: { value: '+2203012345' } },
    { code: 'BJ', name: 'Benin', status: 'coming-soon' },
  ];
  expect(reported(HOME, gambia, benin)).toEqual([]);
});

test.each([
  ['UK', "countries.1.code: write the country's two capital letters, such as BJ for Benin (ISO 3166)"],
  ['gh', "countries.1.code: write the country's two capital letters, such as BJ for Benin (ISO 3166)"],
  ['NG', "countries.1.code: 'NG' stands above already: take one of the two out"],
])('%s as a second country is refused', (code, remedy) => {
  expect(reported(HOME, { code, name: 'Another', status: 'coming-soon' })).toEqual([remedy]);
});

test.each([
  ['447700900123', 'begin it with + and the code of the country, as +2348030000000'],
  ['08030000000', 'write + and the code of the country in place of the first 0, as +2348030000000'],
  ['00447700900123', 'write + in place of 00: +447700900123'],
  ['+44 7700', 'is too short: write the whole number, as +2348030000000'],
  ['0803 12', 'is too short: write the whole number, as +2348030000000'],
  ['call us', 'write it as +2348030000000'],
])('the telephone number %s is refused with what is wrong with it', (value, remedy) => {
  const whatsapp = { code: 'GB', name: 'Britain', status: 'coming-soon', whatsapp: { value } };
  expect(reported(HOME, whatsapp)).toEqual([`countries.1.whatsapp.value: ${remedy}`]);
  const { error } = siteSchema.safeParse({ ...SITE, phone: { value } });
  expect(error?.issues.map(({ message }) => message)).toEqual([remedy]);
});

test('a telephone number may be written as people write it, and is kept as it is dialled', () => {
  const read = siteSchema.parse({ ...SITE, phone: { value: '+44 (7700) 900-123' } });
  expect(read.phone.value).toBe('+447700900123');
});

test('one country is active', () => {
  expect(reported(HOME, { code: 'GH', name: 'Ghana', status: 'active' })).toEqual([
    "countries.1.status: write 'coming-soon': roads and prices are those of Nigeria",
  ]);
  expect(reported({ ...HOME, status: 'coming-soon' })).toEqual([
    "countries.0.status: write 'active' at the country whose roads and prices the site shows",
  ]);
});

const LINE = {
  text: 'The desk is closed on 25 December.',
  link: { label: 'Holiday hours', path: '/contact' },
};
const at = (time: string) => new Date(time).getTime();

test.each([
  ['2026-12-19T22:59:59Z', false, '2026-12-19T23:00:00Z'],
  ['2026-12-19T23:00:00Z', true, '2026-12-25T23:00:00Z'],
  ['2026-12-25T22:59:59Z', true, '2026-12-25T23:00:00Z'],
  ['2026-12-25T23:00:00Z', false, undefined],
])('from its first to the end of its last day in Lagos: at %s %s', (now, isShown, next) => {
  const line = announcementSchema.parse({ ...LINE, from: '2026-12-20', until: '2026-12-25' });
  expect(announced(line, at(now))).toEqual({
    isShown,
    next: next === undefined ? Number.POSITIVE_INFINITY : at(next),
  });
});

test('one that ends before it begins is refused', () => {
  const { error } = announcementSchema.safeParse({ ...LINE, from: '2026-12-20', until: '2026-12-19' });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    "until: write the same day as 'from', or a later one",
  ]);
});

// Editors mark what is not confirmed with a tag, of which the library would warn.
const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'), { logLevel: 'error' });
const FACTS = read('company-terms');

test('a fact without a value is refused unless it is marked, so that the check before the launch names it', () => {
  expect(companyTermsSchema.safeParse(FACTS).success).toBe(true);
  expect(companyTermsSchema.safeParse({ ...FACTS, deposit: {} }).success).toBe(false);
  expect(companyTermsSchema.safeParse({ ...FACTS, deposit: { value: '40% before loading' } }).success).toBe(
    true,
  );
});

test('every fact has its place on the page of terms, or on that of warehouse owners', () => {
  const { contract, owners, identity } = read('pages/terms');
  const clauses = [
    ...contract.parts.flatMap((part: { clauses: unknown[] }) => part.clauses),
    ...owners.clauses,
    ...read('pages/partner-warehouses').payment.clauses,
  ];
  const shown = [...clauses, ...identity.lines, { term: 'quoteTime' }].map(({ term }) => term);
  expect(TERMS.filter((term) => !shown.includes(term))).toEqual([]);
});

test('a sample is shown while the site shows samples, and then not at all', () => {
  const facts = companyTermsSchema.parse({
    ...FACTS,
    deposit: { value: '40% before loading' },
    vat: { value: 'Added at 7.5%', sample: true },
    waiting: { sample: true },
  });
  expect(shownTerms(facts, true)).toMatchObject({ deposit: '40% before loading', vat: 'Added at 7.5%' });
  expect(shownTerms(facts, true)).not.toHaveProperty('waiting');
  const launched = shownTerms(facts, false);
  expect(launched).toEqual({ deposit: '40% before loading' });
});
