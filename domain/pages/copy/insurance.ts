import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { HINTS, metaSchema, stepSchema, testimonialSchema } from '../../shared/copy.ts';
import { openingSchema, sourceSchema, specified } from './solution-parts.ts';

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
