import { z } from 'zod';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

const notes = z.strictObject({
  heading: z.string(),
  items: z.array(z.strictObject({ title: z.string().max(48), text: z.string().max(240) })).min(1),
});

/** Copy of the accessibility statement: what was checked and how, what is missing, and whom to tell. */
export const accessibilityPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(240),
  gate: z.string().describe('text alternative of the drawing'),
  checks: z.strictObject({
    heading: z.string(),
    lead: z.string().max(200),
    title: z.string(),
    copies: z.string().describe('the line on the sheet that says how often it is filled in'),
    lines: z.array(z.strictObject({ what: z.string().max(48), how: z.string().min(20).max(180) })).min(4),
  }),
  browsers: notes.describe(
    'the oldest browsers; {chrome}, {firefox}, {safari} and {ios} stand for their versions',
  ),
  limits: notes,
  tell: z.strictObject({ heading: z.string(), text: z.string().max(240) }),
  since: z.string().describe('stands before the day of the last check'),
  date: z.iso.date('write the day as 2026-11-21'),
});
