import { expect, test } from 'vitest';
import { ENQUIRY_SCHEMAS } from '../lead.ts';
import { SERVICES_OF_INTEREST } from './marketing.ts';

const marketingSchema = ENQUIRY_SCHEMAS.marketing;

const filled = { first_name: ' Amina ', company: 'Savanna Mills', email: 'amina@example.com', options: '' };

test('name, company and email are enough', () => {
  expect(marketingSchema.parse(filled)).toEqual({ ...filled, first_name: 'Amina' });
  const { options: _, ...rest } = filled;
  expect(marketingSchema.parse(rest)).toMatchObject({ options: '' });
});

test.each(['first_name', 'company', 'email'])('%s is required', (field) => {
  const issues = marketingSchema.safeParse({ ...filled, [field]: ' ' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toContain(field);
});

test('six services can be chosen, and no other', () => {
  const values = SERVICES_OF_INTEREST;
  expect(values).toHaveLength(6);
  for (const options of values) expect(marketingSchema.parse({ ...filled, options }).options).toBe(options);
  expect(marketingSchema.safeParse({ ...filled, options: 'Air freight' }).success).toBe(false);
});
