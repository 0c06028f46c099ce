import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { metaSchema, statisticSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { webAddressSchema } from '../../shared/links.ts';

/** The first screen of a solution page: what it is, what happens, and the one thing to do. */
const openingSchema = z.strictObject({
  slogan: z.string().max(40).describe('the painted line above the heading'),
  heading: z.string().max(44, 'names what the page offers, in 44 characters at most'),
  lead: z.string().trim().min(60).max(220),
  action: z.string().trim().min(2).max(32).describe('leads to the contact form'),
});

/** Where a fact was read and, where the source says so, when it was true. */
const sourceSchema = z.strictObject({
  name: z.string(),
  address: z.union([webAddressSchema, z.url({ protocol: /^http$/ })]),
  date: z
    .string()
    .regex(/^([A-Z][a-z]+ )?\d{4}$/, 'write the month and the year, or the year')
    .optional(),
});

/** A statistic whose number the specification fixes; its words are the editor's. */
const specified = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });

export type Opening = z.infer<typeof openingSchema>;
export type Source = z.infer<typeof sourceSchema>;

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
    until: z.string().describe('shown between two times of day'),
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

/** The covers under which goods in transit by road are insured here, from the widest to the narrowest. */
export const COVERS = ['allRisks', 'restricted'] as const;
export type Cover = (typeof COVERS)[number];

const clauseSchema = z.strictObject({ title: z.string().max(36), text: z.string().max(150) });

/** Copy of the insurance page, `content/pages/insurance.yaml` (specification, section 2, 'Solution pages'). */
export const insurancePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema,
  goods: z.string().describe('what the drawing of the goods shows'),
  insurer: z.strictObject({
    known: z.string().includes('{insurer}').describe('names the one of content/company-terms.yaml'),
    unknown: z.string().describe('shown instead while it is not known'),
  }),
  schedule: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    paper: z.strictObject({ title: z.string(), edition: z.string() }),
    caption: z.string().describe('names the table for screen readers'),
    cause: z.string().describe('heads the column of causes of a loss'),
    covers: z.strictObject({ allRisks: z.string().max(14), restricted: z.string().max(14) }),
    covered: z.string().max(8),
    leftOut: z.string().max(8),
    perils: z
      .array(z.strictObject({ cause: z.string().max(60), covers: z.array(z.enum(COVERS)).min(1) }))
      .min(4),
    clauses: z.strictObject({ heading: z.string(), text: z.string(), items: z.array(clauseSchema).min(3) }),
    leftOutAnyway: z.strictObject({ heading: z.string(), text: z.string() }),
    imports: z.strictObject({ heading: z.string(), text: z.string() }),
    note: z.string(),
    sources: z.string().describe('introduces what was read'),
    read: z.array(sourceSchema).min(1),
  }),
  benefits: z.strictObject({ heading: z.string(), items: z.array(clauseSchema).length(4) }),
  figure: z.strictObject({
    heading: z.string(),
    statistics: z.tuple([specified(50).extend({ text: z.literal('decrease in financial losses') })]),
  }),
  claim: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    drawing: z.string().describe('what the drawing of the damaged carton shows'),
    steps: z.array(stepSchema).length(5),
  }),
  quote: testimonialSchema,
});

/** Goods that come back, each with a drawing of its own. */
const RETURNS = ['crates', 'rejects', 'containers', 'drums'] as const;
export type Return = (typeof RETURNS)[number];

const legSchema = z.strictObject({ heading: z.string(), steps: z.array(stepSchema).length(4) });

/** Copy of the reverse logistics page, `content/pages/reverse-logistics.yaml` (specification, section 2, 'Solution pages'). */
export const reverseLogisticsPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema,
  truck: z.string().describe('what the drawing of the returning truck shows'),
  legs: z.strictObject({ heading: z.string(), lead: z.string(), out: legSchema, back: legSchema }),
  benefits: z.strictObject({
    heading: z.string(),
    goods: z
      .array(z.strictObject({ kind: z.enum(RETURNS), title: z.string().max(30), text: z.string().max(150) }))
      .length(RETURNS.length),
  }),
  freight: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    limit: z.string().describe('where freight on delivery ends'),
    drawing: z.string().describe('what the drawing of the payment shows'),
    terms: z.array(z.strictObject({ term: z.string().max(32), text: z.string().max(160) })).length(3),
  }),
  figures: z.strictObject({
    heading: z.string(),
    statistics: z.tuple([specified(35), specified(25), specified(20)]),
  }),
  quote: testimonialSchema,
});

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
