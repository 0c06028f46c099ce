import { z } from 'zod';
import { readingSchema } from '../../entries/copy/reading.ts';
import { metaSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, specified } from './solutions.ts';

/** Goods that come back, each with a drawing of its own. */
export const RETURNS = ['crates', 'rejects', 'containers', 'drums'] as const;
export type Return = (typeof RETURNS)[number];

const legSchema = z.strictObject({ heading: z.string(), steps: z.array(stepSchema).length(4) });

/** Copy of the reverse logistics page, `content/pages/reverse-logistics.yaml` (specification, section 2, 'Solution pages'). */
export const reverseLogisticsPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema,
  truck: z.string().describe('what the drawing of the returning truck shows'),
  legs: z.strictObject({ heading: z.string(), lead: z.string(), out: legSchema, back: legSchema }),
  benefits: z.strictObject({
    heading: z.string(),
    goods: z
      .array(z.strictObject({ kind: z.enum(RETURNS), title: z.string().max(30), text: z.string().max(150) }))
      .length(RETURNS.length),
  }),
  freight: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    limit: z.string().describe('where freight on delivery ends'),
    drawing: z.string().describe('what the drawing of the payment shows'),
    terms: z.array(z.strictObject({ term: z.string().max(32), text: z.string().max(160) })).length(3),
  }),
  figures: z.strictObject({
    heading: z.string(),
    statistics: z.tuple([specified(35), specified(25), specified(20)]),
  }),
  quote: testimonialSchema,
});
