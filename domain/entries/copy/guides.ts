import { z } from 'zod';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** Copy of the list of e-guides and of the screen around one (specification, section 2, 'E-guide list' and 'E-guide detail'). */
export const guidesPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  list: z.string().describe('name of the list, for screen readers'),
  kind: z.string().max(24).describe('stands at the foot of every printed cover'),
  get: z.literal('Get Now'),
  getNamed: z.string().includes('{title}').describe('name of the same link, for screen readers'),
  empty: z.string(),
  next: actionSchema.describe('the next step while there is no guide'),
  waiting: z.string(),
  guide: z.strictObject({
    back: z.literal('Back to E-Guides'),
    getFree: z.literal('Get Free Guide'),
    updated: z.string().includes('{date}'),
    onThisPage: z.string(),
    notAvailable: z.literal('Guide not available yet'),
    desk: z.string().max(200).describe('stands under the heading of the form'),
    deskPdf: z.string().max(200).describe('the same for a guide with a PDF'),
    kindPdf: z
      .string()
      .max(24)
      .describe('stands at the foot of the cover beside the form, for a guide with a PDF'),
    more: z.literal('Explore More Guides'),
  }),
});
