import { z } from 'zod';
import { readingSchema } from '../../entries/copy/reading.ts';
import { metaSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema } from './solutions.ts';

const hourSchema = z.number().int().min(0).max(24);

/** Hours of a day in which something may be on the road; `until` below `from` runs through midnight. */
const hoursSchema = z.strictObject({
  from: hourSchema,
  until: hourSchema,
  title: z.string().max(36),
  text: z.string(),
  sources: z.array(sourceSchema).default([]),
});

/** Copy of the expedited delivery page, `content/pages/delivery.yaml` (specification, section 2, 'Solution pages'). */
export const deliveryPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema,
  night: z.string().describe('what the drawing of the night road shows'),
  clock: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    dial: z.string().describe('what the dial shows'),
    until: z.string().describe('stands between two times of day'),
    sources: z.string().describe('introduces the sources of the hours'),
    hours: z.array(hoursSchema).length(3),
  }),
  nightRules: z
    .strictObject({
      heading: z.string(),
      lead: z.string(),
      rules: z.array(z.strictObject({ title: z.string().max(40), text: z.string().max(190) })).min(4),
      sources: z.string(),
      reports: z.array(sourceSchema).min(1),
    })
    .describe('when a truck runs at night and when it does not'),
  timetable: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    leavesAt: z.number().int().min(0).max(23).describe('hour of departure'),
    columns: z.strictObject({
      to: z.string(),
      distance: z.string(),
      driving: z.string(),
      resting: z.string(),
      arrival: z.string(),
    }),
    days: z.tuple([z.string(), z.string(), z.string()]).describe('the day of departure and the two after it'),
    roads: z.array(z.strictObject({ to: z.string(), kilometres: z.number().int().positive() })).min(3),
    note: z.string(),
    sources: z.string(),
    rules: z.array(sourceSchema).min(1),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    items: z.array(z.strictObject({ title: z.string().max(32), text: z.string().max(150) })).length(4),
  }),
  quote: testimonialSchema,
});
