import { z } from 'zod';
import { metaSchema } from '../../shared/copy.ts';

/** Copy of the list of case studies, of which there may be none yet, and of the screen around one (specification, section 2). */
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
    read: z.string().max(32),
    waiting: z.string(),
    sheet: z.strictObject({ title: z.string(), note: z.string(), cells: z.array(z.string()).length(6) }),
  }),
  study: z.strictObject({
    back: z.string(),
    kind: z.string().max(24).describe('the title of the printed sheet'),
    client: z.string().describe('stands before the name of the customer'),
    published: z.string().describe('stands before the date'),
    updated: z.string().describe('stands before the day of the last change'),
    onThisPage: z.string(),
    notAvailable: z.literal('Content not available yet'),
    next: z.string().max(60).describe('the heading over the last call to action'),
  }),
});
