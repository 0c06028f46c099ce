import { z } from 'zod';
import { readingSchema } from '../../entries/copy/reading.ts';
import { metaSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema, specified } from './solutions.ts';

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
    unknown: z.string().describe('stands there while it is not known'),
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
