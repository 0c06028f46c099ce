import { z } from 'zod';
import { metaSchema, stepSchema, testimonialSchema } from '../copy.ts';
import { openingSchema, sourceSchema, specified } from './solutions.ts';

/** The grades of the Institute Cargo Clauses, from the widest cover to the narrowest. */
export const GRADES = ['A', 'B', 'C'] as const;
export type Grade = (typeof GRADES)[number];

const clauseSchema = z.strictObject({ title: z.string().max(36), text: z.string().max(140) });

/** Copy of the insurance page, `content/pages/insurance.yaml` (specification, section 2, 'Solution pages'). */
export const insurancePageSchema = z.strictObject({
  meta: metaSchema,
  opening: openingSchema,
  goods: z.string().describe('what the drawing of the goods shows'),
  schedule: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    paper: z.strictObject({ title: z.string(), edition: z.string() }),
    caption: z.string().describe('names the table for screen readers'),
    cause: z.string().describe('heads the column of causes of a loss'),
    grade: z.string().describe('stands before the letter of a grade'),
    covered: z.string(),
    leftOut: z.string(),
    perils: z
      .array(z.strictObject({ cause: z.string().max(48), grades: z.array(z.enum(GRADES)).min(1) }))
      .min(4),
    excluded: z.strictObject({ heading: z.string(), text: z.string(), items: z.array(clauseSchema).min(3) }),
    note: z.string(),
    sources: z.string().describe('introduces the sources of the clauses'),
    clauses: z.array(sourceSchema).min(1),
  }),
  benefits: z.strictObject({ heading: z.string(), items: z.array(clauseSchema).length(4) }),
  figure: z.strictObject({
    heading: z.string(),
    lead: z.string(),
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
