import { z } from 'zod';
import { sourceSchema } from '../../shared/copy.ts';
import { figuresSchema, productHeroSchema, productParts } from './product.ts';

const MONTHS = 12;

/** Copy of the raw material page, `content/pages/raw-material.yaml`. */
export const rawMaterialPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema,
  calendar: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    months: z.array(z.string().length(3)).length(MONTHS),
    rows: z
      .array(
        z.strictObject({
          crop: z.string().max(28),
          from: z.string().max(48),
          when: z.string().max(48).describe('the months in words'),
          months: z.array(z.int().min(1).max(MONTHS)).min(1),
          wet: z.boolean().default(false),
          source: sourceSchema,
        }),
      )
      .min(4),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    loads: z.array(z.strictObject({ title: z.string().max(28), text: z.string().max(110) })).length(4),
  }),
  axle: z.strictObject({
    figure: z.string(),
    unit: z.string(),
    heading: z.string(),
    text: z.string(),
    sources: z.array(sourceSchema).min(1),
  }),
  figures: figuresSchema([20, 20, 30]),
});
