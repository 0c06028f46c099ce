import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { HINTS, metaSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema } from './solution-parts.ts';

const hourSchema = z.number().int().min(0).max(24);

/** Hours of a day in which something may be on the road; `until` below `from` runs through midnight. */
const hoursSchema = z.strictObject({
  from: hourSchema.describe('the hour at which it begins, 0 to 24'),
  until: hourSchema.describe('the hour at which it ends; a smaller number than above runs through midnight'),
  title: z.string().max(36).describe('what may move, in a few words'),
  text: z.string().describe('the sentences below it'),
  sources: z.array(sourceSchema).default([]).describe('where this was read: links, shown beside it'),
});

/** Copy of the expedited delivery page, `content/pages/delivery.yaml` (specification, section 2, 'Solution pages'). */
export const deliveryPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema.describe('the first screen of the page'),
  night: z.string().describe('what the drawing of the night road shows'),
  clock: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      dial: z.string().describe('what the dial shows'),
      until: z.string().describe('shown between two times of day'),
      sources: z.string().describe('introduces the sources of the hours'),
      hours: z.array(hoursSchema).length(3).describe('the rings of the dial'),
    })
    .describe('the dial with the hours of a day'),
  nightRules: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      rules: z
        .array(
          z.strictObject({
            title: z.string().max(40).describe('the rule in a few words'),
            text: z.string().max(190).describe('the sentences below it'),
          }),
        )
        .min(4)
        .describe('one rule each'),
      sources: z.string().describe('before the links'),
      reports: z
        .array(sourceSchema)
        .min(1)
        .describe('where the facts of the rules were read: links, shown below them'),
    })
    .describe('when a truck runs at night and when it does not'),
  timetable: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      leavesAt: z.number().int().min(0).max(23).describe('hour of departure'),
      columns: z
        .strictObject({
          to: z.string().describe('above the places'),
          distance: z.string().describe('above the kilometres'),
          driving: z.string().describe('above the hours of driving'),
          resting: z.string().describe('above the hours of rest'),
          arrival: z.string().describe('above the earliest hour of arrival'),
        })
        .describe('the column headings of the table'),
      days: z
        .tuple([z.string(), z.string(), z.string()])
        .describe('the day of departure and the two after it'),
      roads: z
        .array(
          z.strictObject({
            to: z.string().describe('the place of delivery'),
            kilometres: z.number().int().positive().describe('from Lagos by road'),
          }),
        )
        .min(3)
        .describe('one row each: hours and arrival are worked out'),
      note: z.string().describe('below the table'),
      sources: z.string().describe('before the links'),
      rules: z
        .array(sourceSchema)
        .min(1)
        .describe('where the numbers of the table were read: links, shown below it'),
    })
    .describe('the table of earliest arrivals'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      items: z
        .array(
          z.strictObject({
            title: z.string().max(32).describe('the point in a few words'),
            text: z.string().max(150).describe('the sentence below it'),
          }),
        )
        .length(4)
        .describe('one point each'),
    })
    .describe('four points'),
  quote: testimonialSchema.describe('the words of a customer'),
});
