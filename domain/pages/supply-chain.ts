import { z } from 'zod';
import { figuresSchema, productHeroSchema, productParts } from './product.ts';

/** Days on the example board, from Monday. */
export const BOARD_DAYS = 6;

const day = z.int().min(1).max(BOARD_DAYS);

/** What a bar on the board is drawn as: full boxes, a store, empty boxes, bagged goods, a load for the way back. */
export const LEG_KINDS = ['boxes', 'store', 'empties', 'bags', 'back'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

const legSchema = z
  .strictObject({
    leg: z.string().max(28),
    load: z.string().max(40),
    kind: z.enum(LEG_KINDS),
    from: day.describe('first day, counted from 1'),
    until: day.describe('last day'),
  })
  .refine(({ from, until }) => from <= until, 'a leg ends on the day it begins or later');

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
