import { z } from 'zod';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { headingSchema, metaSchema, sloganSchema } from '#domain/shared/copy.ts';

/** Copy around the questions of the FAQ page; the questions themselves stand in `content/questions/`. */
export const faqPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160),
  categories: z.string().describe('names the list of categories for screen readers'),
  waiting: z.string().describe('said while the questions of another category are on their way'),
  unreached: z.string().describe('shown when the connection failed and the choice is tried again by itself'),
  shown: z
    .string()
    .includes('{name}')
    .includes('{n}')
    .describe('said when the questions of another category are there, with {name} and {n}'),
  names: z.record(z.enum(FAQ_CATEGORIES), z.string().max(32)).describe('what each category is called'),
  descriptions: z
    .record(z.enum(FAQ_CATEGORIES.slice(1)), metaSchema.shape.description)
    .describe('what search results show of each category but the first'),
});
