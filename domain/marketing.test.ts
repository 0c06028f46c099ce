import { expect, test } from 'vitest';
import { marketingSchema, SERVICE_VALUES } from './marketing.ts';

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
  expect(SERVICE_VALUES).toHaveLength(6);
  for (const options of SERVICE_VALUES)
    expect(marketingSchema.parse({ ...filled, options }).options).toBe(options);
  expect(marketingSchema.safeParse({ ...filled, options: 'Air freight' }).success).toBe(false);
});
