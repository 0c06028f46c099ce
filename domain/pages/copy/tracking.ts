import { z } from 'zod';
import { readingSchema } from '../../entries/copy/reading.ts';
import { metaSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema, specified } from './solutions.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A line of a trip record. The kilometres are counted from the loading gate; left out where no source states them. */
const stopSchema = z.strictObject({
  day: z.string().max(5).describe('a day of the week in short, like Mon'),
  time: z.string().regex(TIME, 'write the time as 21:10'),
  place: z.string(),
  kilometres: z.number().int().min(0).optional(),
  note: z.string().max(48),
});

/** Copy of the tracking page, `content/pages/tracking.yaml` (specification, section 2, 'Solution pages'). */
export const trackingPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema,
  phone: z.string().describe('what the drawing of the telephone shows'),
  trip: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    map: z.string().describe('what the map shows'),
    record: z.strictObject({
      sample: z.boolean().default(false),
      title: z.string(),
      number: z.string(),
      load: z.string(),
      label: z.string().describe('says that the record is an example'),
      driven: z.array(stopSchema).min(2),
      here: stopSchema,
      ahead: z.array(stopSchema).min(1),
      now: z.string().describe('marks where the truck is'),
      expected: z.string().describe('marks what has not happened yet'),
    }),
    sources: z.string().describe('introduces the sources of the distances'),
    distances: z.array(sourceSchema).min(1),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    calls: z.array(z.strictObject({ question: z.string().endsWith('?'), answer: z.string() })).length(4),
  }),
  figures: z.strictObject({
    heading: z.string(),
    statistics: z.tuple([specified(30), specified(20), specified(90)]),
  }),
  quote: testimonialSchema,
});
