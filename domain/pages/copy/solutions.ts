import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { HINTS, metaSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema, specified } from './solution-parts.ts';

/** Goods that come back, each with a drawing of its own. */
const RETURNS = ['crates', 'rejects', 'containers', 'drums'] as const;

export type Return = (typeof RETURNS)[number];

const legSchema = z.strictObject({
  heading: z.string().describe('the heading of this half of the way'),
  steps: z.array(stepSchema).length(4).describe('its stops, in their order'),
});

/** Copy of the reverse logistics page, `content/pages/reverse-logistics.yaml` (specification, section 2, 'Solution pages'). */
export const reverseLogisticsPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema.describe('the first screen of the page'),
  truck: z.string().describe('what the drawing of the returning truck shows'),
  legs: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      out: legSchema.describe('the way out'),
      back: legSchema.describe('the way back'),
    })
    .describe('the way out and the way back'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      goods: z
        .array(
          z.strictObject({
            kind: z.enum(RETURNS).describe('the drawing beside it'),
            title: z.string().max(30).describe('what comes back'),
            text: z.string().max(150).describe('the sentence below it'),
          }),
        )
        .length(RETURNS.length)
        .describe('one kind of goods each'),
    })
    .describe('what comes back, in four drawings'),
  freight: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      limit: z.string().describe('where freight on delivery ends'),
      drawing: z.string().describe('what the drawing of the payment shows'),
      terms: z
        .array(
          z.strictObject({
            term: z.string().max(32).describe('the question in a few words'),
            text: z.string().max(160).describe('the answer'),
          }),
        )
        .length(3)
        .describe('three questions and their answers'),
    })
    .describe('the part about freight on delivery'),
  figures: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      statistics: z
        .tuple([specified(35), specified(25), specified(20)])
        .describe('the words of the percentages, which do not change'),
    })
    .describe('percentages, each drawn beside its words'),
  quote: testimonialSchema.describe('the words of a customer'),
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A line of a trip record. The kilometres are counted from the loading gate; left out where no source states them. */
const stopSchema = z.strictObject({
  day: z.string().max(5).describe('a day of the week in short, like Mon'),
  time: z.string().regex(TIME, 'write the time as 21:10').describe('by the clock, as 21:10'),
  place: z.string().describe('where the truck is'),
  kilometres: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('counted from the loading gate; empty where no source states them'),
  note: z.string().max(48).describe('what happens there'),
});

/** Copy of the tracking page, `content/pages/tracking.yaml` (specification, section 2, 'Solution pages'). */
export const trackingPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema.describe('the first screen of the page'),
  phone: z.string().describe('what the drawing of the telephone shows'),
  trip: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      map: z.string().describe('what the map shows'),
      record: z
        .strictObject({
          sample: z.boolean().default(false),
          title: z.string().describe('at the head of the paper'),
          number: z.string().describe('follows the title'),
          load: z.string().describe('below it: the load and its road'),
          label: z.string().describe('says that the record is an example'),
          driven: z.array(stopSchema).min(2).describe('the stops that lie behind the truck'),
          here: stopSchema.describe('the stop where the truck is'),
          ahead: z.array(stopSchema).min(1).describe('the stops to come'),
          now: z.string().describe('marks where the truck is'),
          expected: z.string().describe('marks what has not happened yet'),
        })
        .describe('the paper with the stops'),
      sources: z.string().describe('introduces the sources of the distances'),
      distances: z
        .array(sourceSchema)
        .min(1)
        .describe('where the distances were read: links, shown below the record'),
    })
    .describe('the record of an example trip, with its map'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      calls: z
        .array(
          z.strictObject({
            question: z.string().endsWith('?').describe('what customers used to ask by phone'),
            answer: z.string().describe('why they need not ask any more'),
          }),
        )
        .length(4)
        .describe('one question each'),
    })
    .describe('four questions and their answers'),
  figures: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      statistics: z
        .tuple([specified(30), specified(20), specified(90)])
        .describe('the words of the percentages, which do not change'),
    })
    .describe('percentages, each drawn beside its words'),
  quote: testimonialSchema.describe('the words of a customer'),
});
