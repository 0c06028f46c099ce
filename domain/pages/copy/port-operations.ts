import { z } from 'zod';
import { sourceSchema } from '../../shared/copy.ts';
import { figuresSchema, productHeroSchema, productParts } from './product.ts';

/** The stops of an import box. Those that are ours come last, so that the line is handed over once. */
const stopSchema = z.strictObject({
  title: z.string().max(24),
  text: z.string().max(140),
  by: z.string().optional().describe('who does it, when it is not us'),
  ours: z.boolean().default(false),
});

/** Copy of the port operations page, `content/pages/port-operations.yaml`. */
export const portOperationsPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema,
  route: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    yours: z.string(),
    ours: z.string(),
    stops: z
      .array(stopSchema)
      .min(2)
      .refine(
        (stops) => stops.every(({ ours, by }) => ours !== Boolean(by)),
        "name who does a stop with 'by', or mark it 'ours: true'",
      ),
    sources: z.strictObject({ intro: z.string(), links: z.array(sourceSchema).min(1) }),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    boxes: z
      .array(
        z.strictObject({
          title: z.string().max(40),
          text: z.string().max(200),
          source: sourceSchema.optional(),
        }),
      )
      .length(6, 'the stack has six boxes'),
  }),
  figures: figuresSchema([30, 90, 20, 15]),
  meters: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    items: z.array(z.strictObject({ title: z.string(), by: z.string(), text: z.string() })).length(3),
    free: z.string(),
    sources: z.array(sourceSchema).min(1),
  }),
});
