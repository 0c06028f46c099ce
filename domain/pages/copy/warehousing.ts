import { z } from 'zod';
import { actionSchema } from '../../shared/copy.ts';
import { figuresSchema, productHeroSchema, productParts } from './product.ts';

/** The rooms of the floor plan, in the order that goods pass them. */
export const FLOOR_ROOMS = 6;

/** Copy of the warehousing page, `content/pages/warehousing.yaml`. */
export const warehousingPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema.extend({ space: z.string().describe('follows the figure in square metres') }),
  benefits: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    rooms: z
      .array(z.strictObject({ title: z.string().max(20), text: z.string().max(130) }))
      .length(FLOOR_ROOMS, `the plan has ${FLOOR_ROOMS} rooms`),
  }),
  figures: figuresSchema([30, 95, 20]),
  note: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    read: actionSchema,
    paper: z.strictObject({
      title: z.string(),
      mark: z.string().describe('says that the note is an example'),
      columns: z.strictObject({
        goods: z.string(),
        sent: z.string(),
        counted: z.string(),
        state: z.string(),
      }),
      lines: z
        .array(
          z.strictObject({ goods: z.string(), sent: z.string(), counted: z.string(), state: z.string() }),
        )
        .min(3),
      seal: z.string(),
      signed: z.string(),
    }),
  }),
});
