import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { HINTS, metaSchema, statisticSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { webAddressSchema } from '../../shared/links.ts';

/** The first screen of a solution page: what it is, what happens, and the one thing to do. */
const openingSchema = z.strictObject({
  slogan: z.string().max(40).describe('the painted line above the heading'),
  heading: z
    .string()
    .max(44, 'names what the page offers, in 44 characters at most')
    .describe('the large heading of the page'),
  lead: z.string().trim().min(60).max(220).describe(HINTS.lead),
  action: z.string().trim().min(2).max(32).describe('leads to the contact form'),
});

/** Where a fact was read and, where the source says so, when it was true. */
const sourceSchema = z.strictObject({
  name: z.string().describe('who said it, as the words of the link'),
  address: z
    .union([webAddressSchema, z.url({ protocol: /^http$/ })])
    .describe('the full address of the page where it is written'),
  date: z
    .string()
    .regex(/^([A-Z][a-z]+ )?\d{4}$/, 'write the month and the year, or the year')
    .optional()
    .describe('the month and year, or the year, of what was written'),
});

/** A statistic whose number the specification fixes; its words are the editor's. */
const specified = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });

export type Opening = z.infer<typeof openingSchema>;
export type Source = z.infer<typeof sourceSchema>;

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

/** The covers under which goods in transit by road are insured here, from the widest to the narrowest. */
export const COVERS = ['allRisks', 'restricted'] as const;
export type Cover = (typeof COVERS)[number];

const clauseSchema = z.strictObject({
  title: z.string().max(36).describe('the point in a few words'),
  text: z.string().max(150).describe('the sentences below it'),
});

/** Copy of the insurance page, `content/pages/insurance.yaml` (specification, section 2, 'Solution pages'). */
export const insurancePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  opening: openingSchema.describe('the first screen of the page'),
  goods: z.string().describe('what the drawing of the goods shows'),
  insurer: z
    .strictObject({
      known: z
        .string()
        .includes('{insurer}')
        .describe('where ‘Terms of business’ names the insurer, which {insurer} stands for'),
      unknown: z.string().describe('shown instead while it is not known'),
    })
    .describe('the sentence about the insurer'),
  schedule: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      paper: z
        .strictObject({
          title: z.string().describe('at the head of the paper'),
          edition: z.string().describe('the small line beside the title'),
        })
        .describe('the head of the paper'),
      caption: z.string().describe('names the table for screen readers'),
      cause: z.string().describe('heads the column of causes of a loss'),
      covers: z
        .strictObject({
          allRisks: z.string().max(14).describe('the wide one'),
          restricted: z.string().max(14).describe('the narrow one'),
        })
        .describe('the column headings: the two covers'),
      covered: z.string().max(8).describe('in the table, where the cover pays'),
      leftOut: z.string().max(8).describe('in the table, where it does not'),
      perils: z
        .array(
          z.strictObject({
            cause: z.string().max(60).describe('what happened'),
            covers: z.array(z.enum(COVERS)).min(1).describe('the covers that pay for it'),
          }),
        )
        .min(4)
        .describe('the rows of the table'),
      clauses: z
        .strictObject({
          heading: z.string().describe(HINTS.heading),
          text: z.string().describe(HINTS.lead),
          items: z.array(clauseSchema).min(3).describe('one clause each'),
        })
        .describe('the clauses of a policy, below the table'),
      leftOutAnyway: z
        .strictObject({ heading: z.string().describe(HINTS.heading), text: z.string().describe(HINTS.lead) })
        .describe('what no cover pays for'),
      imports: z
        .strictObject({ heading: z.string().describe(HINTS.heading), text: z.string().describe(HINTS.lead) })
        .describe('what importers need besides'),
      note: z.string().describe('below the paper'),
      sources: z.string().describe('introduces what was read'),
      read: z.array(sourceSchema).min(1).describe('where this was read: links, shown below it'),
    })
    .describe('the paper that shows what each cover pays for'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      items: z.array(clauseSchema).length(4).describe('one point each'),
    })
    .describe('four points'),
  figure: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      statistics: z
        .tuple([specified(50).extend({ text: z.literal('decrease in financial losses') })])
        .describe('the marks of the number; its words are fixed'),
    })
    .describe('a percentage, drawn beside its words'),
  claim: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      drawing: z.string().describe('what the drawing of the damaged carton shows'),
      steps: z.array(stepSchema).length(5).describe('the stops of the line, in their order'),
    })
    .describe('how a claim is made, as a line with stops'),
  quote: testimonialSchema.describe('the words of a customer'),
});

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
