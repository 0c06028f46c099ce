import { z } from 'zod';
import { metaSchema } from '../copy.ts';

/** Copy around the questions of the FAQ page; the questions themselves stand in `content/questions/`. */
export const faqPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string().max(160),
  categories: z.string().describe('names the list of categories for screen readers'),
  description: z.string().max(160).describe('what search results show of one category, with {category}'),
});
