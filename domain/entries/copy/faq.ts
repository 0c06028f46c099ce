import { z } from 'zod';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import { FAQ_CATEGORIES } from '../faq.ts';

/** Copy around the questions of the FAQ page; the questions themselves stand in `content/questions/`. */
export const faqPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160),
  categories: z.string().describe('names the list of categories for screen readers'),
  names: z.record(z.enum(FAQ_CATEGORIES), z.string().max(32)).describe('what each category is called'),
  descriptions: z
    .record(z.enum(FAQ_CATEGORIES.slice(1)), metaSchema.shape.description)
    .describe('what search results show of each category but the first'),
});
