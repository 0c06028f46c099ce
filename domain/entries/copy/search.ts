import { z } from 'zod';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '#domain/shared/copy.ts';

/** Copy of the search over all resources. */
export const searchPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160),
  label: z.string().describe('name of the field, read out'),
  action: z.string().max(16),
  suggestions: z.string().describe('name of the list below the field, read out'),
  suggested: z.string().includes('{n}').describe('how many suggestions there are, read out, with {n}'),
  results: z.string().describe('name of the list, read out'),
  count: z.strictObject({ one: z.string(), many: z.string().describe('with {n}') }),
  most: z.string().describe('the line when only the best are shown, with {n}'),
  empty: z.string().describe('with {query}'),
  next: actionSchema.describe('the next step where nothing was found'),
  start: z.string().describe('shown before anything is searched for'),
  missing: z.string().describe('the error where nothing was typed'),
  waiting: z.string(),
});
