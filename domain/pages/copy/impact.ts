import { z } from 'zod';
import { readingSchema } from '../../entries/copy/reading.ts';
import { metaSchema, sourceSchema } from '../../shared/copy.ts';
import { pathSchema } from '../../shared/links.ts';

const sources = z.array(sourceSchema).min(1);

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
  heading: z.string().max(56),
  lead: z.string().max(260),
  action: z.string().max(32).describe('leads to the contact form'),
  bags: z.string().describe('text alternative of the drawing'),
  sources,
  losses: z.strictObject({
    heading: z.string(),
    lead: z.string().max(200),
    columns: z.strictObject({ risk: z.string(), answer: z.string() }),
    lines: z.array(z.strictObject({ place: z.string(), risk: z.string(), answer: z.string() })).min(3),
  }),
  visibility: z.strictObject({
    figure: z.literal('99.9%').describe('uptime (specification, section 1)'),
    uptime: z.string(),
    heading: z.string(),
    facts: z.array(z.strictObject({ title: z.string().max(32), text: z.string().max(160) })).min(3),
    action: z.strictObject({ label: z.string().max(32), path: pathSchema }),
  }),
  jobs: z.strictObject({
    heading: z.string(),
    lead: z.string().max(200),
    trades: z.array(z.strictObject({ name: z.string().max(14), text: z.string().max(160) })).min(4),
    owners: z.string().max(220),
  }),
  goals: z.strictObject({
    heading: z.string(),
    lead: z.string().max(200),
    goal: z.string().describe('stands before the number'),
    ours: z.string().describe('introduces what we do'),
    goals: z.tuple([goalSchema(2), goalSchema(8), goalSchema(9), goalSchema(12)]),
    note: z.string().describe('that nobody endorses us'),
    sources,
  }),
});
