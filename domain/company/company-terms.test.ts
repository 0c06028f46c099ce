import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyTermsSchema, shownTerms, TERMS } from './company-terms.ts';

const read = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const FACTS = read('company-terms');

test('a fact without a value is refused unless it is marked, so that the check before the launch names it', () => {
  expect(companyTermsSchema.safeParse(FACTS).success).toBe(true);
  expect(companyTermsSchema.safeParse({ ...FACTS, deposit: {} }).success).toBe(false);
  expect(companyTermsSchema.safeParse({ ...FACTS, deposit: { value: '40% before loading' } }).success).toBe(
    true,
  );
});

test('every fact has its place on the page of terms', () => {
  const { contract, owners, identity } = read('pages/terms');
  const clauses = [
    ...contract.parts.flatMap((part: { clauses: unknown[] }) => part.clauses),
    ...owners.clauses,
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
