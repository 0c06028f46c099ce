import { z } from 'zod';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

const noticeSchema = z.strictObject({ title: z.string().max(48), text: z.string().max(220) });

/** Copy of the careers page (specification, section 2, 'Careers'). */
export const careersPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  openings: z.strictObject({ label: z.literal('See current openings') }),
  none: z.literal('Sorry, We have no current opening.'),
  yard: z.string().describe('text alternative of the drawing'),
  board: z.strictObject({
    heading: z.string(),
    partner: noticeSchema.extend({ register: z.string() }),
    skill: noticeSchema.extend({ write: actionSchema }),
    warning: noticeSchema.extend({ call: z.string() }),
  }),
});
