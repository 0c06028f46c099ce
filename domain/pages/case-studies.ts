import { z } from 'zod';
import { metaSchema } from '../copy.ts';

/** Copy of the page of case studies, of which there are none yet (specification, section 2). */
export const caseStudiesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: z.literal('A Successful Business Stems from Satisfied Customers'),
    lead: z.string().max(160),
    become: z.literal('Become a customer'),
  }),
  list: z.strictObject({
    heading: z.literal('Case Studies'),
    text: z.string(),
    action: z.string().max(32),
    sheet: z.strictObject({ title: z.string(), note: z.string(), cells: z.array(z.string()).length(6) }),
  }),
});
