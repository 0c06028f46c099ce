import { z } from 'zod';
import { TRUCK_SIZES } from '../../price/trucks/trucks.ts';
import { figuresSchema, productHeroSchema, productParts } from './product.ts';

/** Days on the example board, from Monday. */
export const BOARD_DAYS = 6;

const day = z.int().min(1).max(BOARD_DAYS);

const legSchema = z
  .strictObject({
    leg: z.string().max(28),
    load: z.string().max(40),
    truck: z
      .literal(TRUCK_SIZES)
      .optional()
      .describe('size that carries it; without one the goods lie in a store'),
    from: day.describe('first day, counted from 1'),
    until: day.describe('last day'),
  })
  .refine(({ from, until }) => from <= until, 'a leg ends on the day it begins or later')
  .refine(
    ({ truck, from, until }) => truck === undefined || truck === TRUCK_SIZES[0] || from < until,
    'at the scale of the board only the smallest truck has room in one day',
  );

/** Copy of the supply chain page, `content/pages/supply-chain.yaml`. */
export const supplyChainPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema,
  board: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    days: z.array(z.string().max(4)).length(BOARD_DAYS),
    to: z.string().describe('stands between two days'),
    legs: z.array(legSchema).min(3),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    items: z.array(z.strictObject({ title: z.string().max(28), text: z.string().max(150) })).length(6),
  }),
  figures: figuresSchema([30, 20, 40, 25, 25]),
});
