import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import {
  actionSchema,
  HINTS,
  headingSchema,
  metaSchema,
  sloganSchema,
  sourceSchema,
} from '../../shared/copy.ts';
import { distinctBy } from '../../shared/distinct.ts';
import { pathSchema } from '../../shared/links.ts';

/** The painted portraits that people may have (src/ui/art/drawings). */
const PORTRAITS = ['haulier', 'payer', 'marshal', 'loader', 'clerk', 'trader'] as const;

const memberSchema = z.strictObject({
  person: z.string().describe('the short name that the person has in ‘People’'),
  text: z.string().max(200).describe('what the person does, in a sentence'),
  portrait: z.enum(PORTRAITS).describe('the painted portrait, shown as long as the person has no photograph'),
  sample: z.boolean().default(false),
});

/** A person of `content/people.yaml` as the about page presents them. */
export type Member = z.infer<typeof memberSchema>;

/** Copy of the about page: story, founders and team (specification, section 1). */
export const aboutPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200).describe(HINTS.lead),
  action: z.string().max(32).describe('leads to the contact form'),
  truck: z.string().describe('text alternative of the drawing'),
  story: z
    .strictObject({
      figure: z.literal('4').describe('years in the industry (specification, section 9)'),
      heading: z.string().describe('follows the large 4, as in ‘years in the industry’'),
      paragraphs: z.array(z.string()).min(2).describe('one after the other'),
      sample: z.boolean().default(false),
    })
    .describe('how the company began'),
  founders: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      people: z
        .array(memberSchema)
        .min(2)
        .superRefine(distinctBy('person'))
        .describe('each of ‘People’ once, in this order'),
    })
    .describe('the founders, in large pictures'),
  team: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      people: z
        .array(memberSchema)
        .min(4)
        .superRefine(distinctBy('person'))
        .describe('each of ‘People’ once, in this order'),
    })
    .describe('the people below the founders'),
});

const notes = z.strictObject({
  heading: z.string().describe(HINTS.heading),
  items: z
    .array(
      z.strictObject({
        title: z.string().max(48).describe('the point in a few words'),
        text: z.string().max(240).describe('the sentences below it'),
      }),
    )
    .min(1)
    .describe('the points of this part, in this order'),
});

/** Copy of the accessibility statement: what was checked and how, what is missing, and whom to report to. */
export const accessibilityPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(240).describe(HINTS.lead),
  gate: z.string().describe('text alternative of the drawing'),
  checks: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(200).describe(HINTS.lead),
      title: z.string().describe('at the head of the sheet'),
      copies: z.string().describe('the line on the sheet that says how often it is filled in'),
      lines: z
        .array(
          z.strictObject({
            what: z.string().max(48).describe('what was checked'),
            how: z.string().trim().min(20).max(180).describe('how it was checked'),
          }),
        )
        .min(4)
        .describe('the lines of the sheet, each with a tick'),
    })
    .describe('the sheet with what was checked'),
  browsers: notes.describe(
    'the oldest browsers; {chrome}, {firefox}, {safari} and {ios} stand for their versions',
  ),
  limits: notes.describe('what is known to be missing'),
  report: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      text: z.string().max(240).describe(HINTS.lead),
    })
    .describe('whom to write to'),
  since: z.string().describe('shown before the day of the last check'),
  date: z.iso.date('write the day as 2026-11-21').describe('the day of the last check'),
});

const noticeSchema = z.strictObject({
  title: z.string().max(48).describe('in bold'),
  text: z.string().max(220).describe('the sentences below it'),
});

/** Copy of the careers page (specification, section 2, 'Careers'). */
export const careersPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200).describe(HINTS.lead),
  openings: z.strictObject({ label: z.literal('See current openings') }).describe(HINTS.fixed),
  none: z.literal('Sorry, We have no current opening.'),
  yard: z.string().describe('text alternative of the drawing'),
  board: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      partner: noticeSchema
        .extend({ register: z.string().describe('the link to the registration of partners') })
        .describe('the note for owners of trucks and warehouses'),
      skill: noticeSchema
        .extend({ write: actionSchema.describe('the link below the note') })
        .describe('the note for who wants to write to us'),
      warning: noticeSchema
        .extend({ call: z.string().describe('the words of the link that calls us') })
        .describe('the warning of false offers'),
    })
    .describe('what to do while there is no opening'),
});

const sources = z.array(sourceSchema).min(1).describe(HINTS.sources);

/** One of the United Nations' goals, in the official wording, and what we do towards it. */
const goalSchema = <Number extends number>(number: Number) =>
  z.strictObject({
    number: z.literal(number),
    wording: z.string().describe('as the United Nations word it'),
    ours: z.string().max(220).describe('what we do, without a number that nobody has counted'),
  });

/**
 * Copy of the impact page, `content/pages/impact.yaml`: visibility, loss prevention, job creation and four
 * sustainable-development goals (specification, section 1).
 */
export const impactPageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  slogan: z.string().max(60).describe('the painted line above the heading'),
  heading: z.string().max(56).describe('the large heading of the page'),
  lead: z.string().max(260).describe(HINTS.lead),
  action: z.string().max(32).describe('leads to the contact form'),
  bags: z.string().describe('text alternative of the drawing'),
  sources,
  losses: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(200).describe(HINTS.lead),
      columns: z
        .strictObject({
          risk: z.string().describe('above how it is lost'),
          answer: z.string().describe('above what we do'),
        })
        .describe('the column headings of the table'),
      lines: z
        .array(
          z.strictObject({
            place: z.string().describe('where it happens'),
            risk: z.string().describe('how it is lost'),
            answer: z.string().describe('what we do about it'),
          }),
        )
        .min(3)
        .describe('the rows of the table, from the first gate to the last'),
    })
    .describe('the table of where goods are lost'),
  visibility: z
    .strictObject({
      figure: z.literal('99.9%').describe('uptime (specification, section 1)'),
      uptime: z.string().describe('follows the large 99.9%'),
      heading: z.string().describe(HINTS.heading),
      facts: z
        .array(
          z.strictObject({
            title: z.string().max(32).describe('the point in a few words'),
            text: z.string().max(160).describe('the sentences below it'),
          }),
        )
        .min(3)
        .describe('three or more points beside the number'),
      action: z
        .strictObject({ label: z.string().max(32).describe('the words of the link'), path: pathSchema })
        .describe('the link below'),
    })
    .describe('the part about tracking'),
  jobs: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(200).describe(HINTS.lead),
      trades: z
        .array(
          z.strictObject({
            name: z.string().max(14).describe('what the person is called'),
            text: z.string().max(160).describe('what the person does'),
          }),
        )
        .min(4)
        .describe('one person each, drawn'),
      owners: z.string().max(220).describe('the sentence below: what owners earn'),
    })
    .describe('the people whose work a load is'),
  goals: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(200).describe(HINTS.lead),
      goal: z.string().describe('shown before the number'),
      ours: z.string().describe('introduces what we do'),
      goals: z
        .tuple([goalSchema(2), goalSchema(8), goalSchema(9), goalSchema(12)])
        .describe('one goal each, by its number'),
      note: z.string().describe('that nobody endorses us'),
      sources,
    })
    .describe('the goals of the United Nations'),
});
