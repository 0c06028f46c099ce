import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { TRUCK_SIZES } from '../../price/trucks/trucks.ts';
import {
  actionSchema,
  closingCallSchema,
  metaSchema,
  sourceSchema,
  statisticSchema,
} from '../../shared/copy.ts';
import { pagesWith } from '../page-records.ts';

/** A card that leads from one product to another. */
export const relatedProductSchema = z.strictObject({
  page: z.enum(pagesWith('product')),
  title: z.string().max(28),
  text: z.string().trim().min(10).max(110),
});

/** The opening and closing of every product page but haulage (specification, section 2, 'Other product pages'). */
const productParts = {
  meta: metaSchema,
  related: z.strictObject({
    heading: z.string().max(48),
    products: z.array(relatedProductSchema).min(2).max(3),
  }),
  closing: closingCallSchema,
  reading: readingSchema,
};

/** The first screen of a product page; its call to action leads to the contact page. */
const productHeroSchema = z.strictObject({
  slogan: z.string().max(40).describe('the painted line above the heading'),
  heading: z.string().max(56, 'names what the page offers, in 56 characters at most'),
  lead: z.string().max(200),
  action: actionSchema.extend({ path: z.literal('/contact') }),
});

/** The words around the statistics of a page whose percentages the specification fixes, in its order. */
function figuresSchema<const Percents extends readonly [number, ...number[]]>(percents: Percents) {
  return z.strictObject({
    heading: z.string().max(60),
    key: z.string().optional().describe('how the drawing is read'),
    items: z
      .array(statisticSchema)
      .refine((items) => String(items.map(({ percent }) => percent)) === String(percents), {
        message: `the percentages are specified: ${percents.join(', ')}, in this order`,
      }),
  });
}

export type RelatedProduct = z.infer<typeof relatedProductSchema>;
export type ProductHeroCopy = z.infer<typeof productHeroSchema>;
export type FiguresCopy = z.infer<ReturnType<typeof figuresSchema>>;

/** The stops of an import box. Those that are ours come last, so that the line is handed over once. */
const stopSchema = z.strictObject({
  title: z.string().max(24),
  text: z.string().max(140),
  by: z.string().optional().describe('who does it: needed unless it is ours'),
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
        "say of each stop either in 'by' who does it, or that it is 'ours'",
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

const MONTHS = 12;

/** Copy of the raw material page, `content/pages/raw-material.yaml`. */
export const rawMaterialPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema,
  calendar: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    months: z.array(z.string().trim().length(3)).length(MONTHS),
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

/** Days on the example board, from Monday. */
const BOARD_DAYS = 6;

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
    to: z.string().describe('shown between two days'),
    legs: z.array(legSchema).min(3),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    items: z.array(z.strictObject({ title: z.string().max(28), text: z.string().max(150) })).length(6),
  }),
  figures: figuresSchema([30, 20, 40, 25, 25]),
});

/** The rooms of the floor plan, in the order that goods pass them. */
const FLOOR_ROOMS = 6;

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
