import { z } from 'zod';
import { TRUCK_SIZES } from '../../price/trucks/trucks.ts';
import { actionSchema, HINTS, sourceSchema } from '../../shared/copy.ts';
import { figuresSchema, productHeroSchema, productParts } from './product-parts.ts';

/** The stops of an import box. Those that are ours come last, so that the line is handed over once. */
const stopSchema = z.strictObject({
  title: z.string().max(24).describe('what happens at this stop, in a few words'),
  text: z.string().max(140).describe('the sentence below it'),
  by: z.string().optional().describe('who does it: needed unless it is ours'),
  ours: z.boolean().default(false).describe('whether we do it; if not, say above who does'),
});

/** Copy of the port operations page, `content/pages/port-operations.yaml`. */
export const portOperationsPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema.describe('the first screen of the page'),
  route: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      yours: z.string().describe('names the part of the line that is not ours'),
      ours: z.string().describe('names the part of the line that is ours'),
      stops: z
        .array(stopSchema)
        .min(2)
        .refine(
          (stops) => stops.every(({ ours, by }) => ours !== Boolean(by)),
          "say of each stop either in 'by' who does it, or that it is 'ours'",
        )
        .describe('the stops of the line in their order, ours last'),
      sources: z
        .strictObject({
          intro: z.string().describe('before the links'),
          links: z.array(sourceSchema).min(1).describe('one link each'),
        })
        .describe('where the facts of the stops were read'),
    })
    .describe('the way of an import container, as a line with stops'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      boxes: z
        .array(
          z.strictObject({
            title: z.string().max(40).describe('the point in a few words'),
            text: z.string().max(200).describe('the sentences below it'),
            source: sourceSchema.optional().describe(HINTS.source),
          }),
        )
        .length(6, 'the stack has six boxes')
        .describe('one container each'),
    })
    .describe('six points, drawn as a stack of containers'),
  figures: figuresSchema([30, 90, 20, 15]).describe('percentages, each drawn beside its words'),
  meters: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      items: z
        .array(
          z.strictObject({
            title: z.string().describe('the name of the charge'),
            by: z.string().describe('who asks for it'),
            text: z.string().describe('when it begins to grow and what stops it'),
          }),
        )
        .length(3)
        .describe('one charge each'),
      free: z.string().describe('below them: how many days are free'),
      sources: z.array(sourceSchema).min(1).describe(HINTS.sources),
    })
    .describe('three charges that grow with every day'),
});

const MONTHS = 12;

/** Copy of the raw material page, `content/pages/raw-material.yaml`. */
export const rawMaterialPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema.describe('the first screen of the page'),
  calendar: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      months: z
        .array(z.string().trim().length(3))
        .length(MONTHS)
        .describe('the twelve months in three letters'),
      rows: z
        .array(
          z.strictObject({
            crop: z.string().max(28).describe('the name of the crop'),
            from: z.string().max(48).describe('where it comes from'),
            when: z.string().max(48).describe('the months in words'),
            months: z
              .array(z.int().min(1).max(MONTHS))
              .min(1)
              .describe('the months that are marked in the calendar, 1 for January to 12 for December'),
            wet: z
              .boolean()
              .default(false)
              .describe('on: these are wet months, which the calendar marks in another way'),
            source: sourceSchema.describe(HINTS.source),
          }),
        )
        .min(4)
        .describe('one crop each'),
    })
    .describe('the calendar of crops'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      loads: z
        .array(
          z.strictObject({
            title: z.string().max(28).describe('what is loaded'),
            text: z.string().max(110).describe('the sentence below it'),
          }),
        )
        .length(4)
        .describe('one load each'),
    })
    .describe('four points, each with a drawn load'),
  axle: z
    .strictObject({
      figure: z.string().describe('the large number'),
      unit: z.string().describe('follows the number'),
      heading: z.string().describe(HINTS.heading),
      text: z.string().describe(HINTS.lead),
      sources: z.array(sourceSchema).min(1).describe(HINTS.sources),
    })
    .describe('the limit of weight on an axle'),
  figures: figuresSchema([20, 20, 30]).describe('percentages, each drawn beside its words'),
});

/** Days on the example board, from Monday. */
const BOARD_DAYS = 6;

const day = z.int().min(1).max(BOARD_DAYS);

const legSchema = z
  .strictObject({
    leg: z.string().max(28).describe('from where to where, or the store'),
    load: z.string().max(40).describe('what is carried or done'),
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
  hero: productHeroSchema.describe('the first screen of the page'),
  board: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      days: z.array(z.string().max(4)).length(BOARD_DAYS).describe('the days above the plan, in short'),
      to: z.string().describe('shown between two days'),
      legs: z.array(legSchema).min(3).describe('the bars of the plan, in this order'),
    })
    .describe('the plan of an example week'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      items: z
        .array(
          z.strictObject({
            title: z.string().max(28).describe('the point in a few words'),
            text: z.string().max(150).describe('the sentence below it'),
          }),
        )
        .length(6)
        .describe('one point each'),
    })
    .describe('six points'),
  figures: figuresSchema([30, 20, 40, 25, 25]).describe('percentages, each drawn beside its words'),
});

/** The rooms of the floor plan, in the order that goods pass them. */
const FLOOR_ROOMS = 6;

/** Copy of the warehousing page, `content/pages/warehousing.yaml`. */
export const warehousingPageSchema = z.strictObject({
  ...productParts,
  hero: productHeroSchema
    .extend({ space: z.string().describe('follows the figure in square metres') })
    .describe('the first screen of the page'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      rooms: z
        .array(
          z.strictObject({
            title: z.string().max(20).describe('the name of the room'),
            text: z.string().max(130).describe('what happens there'),
          }),
        )
        .length(FLOOR_ROOMS, `the plan has ${FLOOR_ROOMS} rooms`)
        .describe('one room each, in the order in which goods pass them'),
    })
    .describe('the plan of a warehouse with its rooms'),
  figures: figuresSchema([30, 95, 20]).describe('percentages, each drawn beside its words'),
  note: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      read: actionSchema.describe('the link below'),
      paper: z
        .strictObject({
          title: z.string().describe('at the head of the note'),
          mark: z.string().describe('says that the note is an example'),
          columns: z
            .strictObject({
              goods: z.string().describe('above the goods'),
              sent: z.string().describe('above what the waybill says'),
              counted: z.string().describe('above what was counted'),
              state: z.string().describe('above the state of the goods'),
            })
            .describe('the column headings of the note'),
          lines: z
            .array(
              z.strictObject({
                goods: z.string().describe('what it is'),
                sent: z.string().describe('how many the waybill says'),
                counted: z.string().describe('how many were counted'),
                state: z.string().describe('in what state they came'),
              }),
            )
            .min(3)
            .describe('the lines of the note'),
          seal: z.string().describe('the line on the seal, below'),
          signed: z.string().describe('the line on who signed, below'),
        })
        .describe('the note itself'),
    })
    .describe('the example of a goods received note'),
});
