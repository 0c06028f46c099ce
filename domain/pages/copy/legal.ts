import { z } from 'zod';
import { clauseSchema, TERMS } from '../../company/site.ts';
import { readingSchema } from '../../entries/copy/articles.ts';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** Copy of the page on money and trust, `content/pages/terms.yaml`; the facts are in `content/company-terms.yaml`. */
export const termsPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  action: actionSchema,
  soon: z.string().max(40).describe('shown before the time in which a quote comes'),
  slip: z.strictObject({
    title: z.string().max(40),
    copies: z.string().max(60),
    caption: z.string().describe('names the table for screen readers'),
    columns: z.strictObject({ part: z.string(), moved: z.string(), amount: z.string() }),
    currency: z.string().max(3),
    lines: z.array(z.strictObject({ part: z.string().max(32), moved: z.string().max(90) })).min(8),
    foot: z.string().max(160),
  }),
  contract: z.strictObject({
    heading: z.string(),
    lead: z.string().max(240),
    title: z.string(),
    copies: z.string(),
    diesel: z
      .string()
      .max(60)
      .describe('below the clause on diesel: the price of the rate card, with {price} and {date}'),
    parts: z
      .array(z.strictObject({ heading: z.string().max(28), clauses: z.array(clauseSchema).min(2) }))
      .min(3),
  }),
  owners: z.strictObject({
    heading: z.string(),
    lead: z.string().max(240),
    clauses: z.array(clauseSchema).min(3),
    more: z.string().max(40).describe('leads to the questions of truck owners'),
  }),
  identity: z.strictObject({
    heading: z.string(),
    lead: z.string().max(280),
    name: z.string(),
    office: z.string(),
    lines: z.array(z.strictObject({ term: z.enum(TERMS), label: z.string().max(40) })).min(3),
    warning: z.string().max(240),
  }),
  reading: readingSchema,
});

/** The parts of the privacy policy, in order (specification, section 2, 'Privacy policy'). */
export const PRIVACY_SECTIONS = [
  'Introduction',
  'Information Collection and Use',
  'Cookies',
  'Location Information',
  'Device Information',
  'Service Providers',
  'Security',
  "Children's Privacy",
  'Changes',
  'Contact Us',
] as const;

/** Copy around the privacy policy; the policy itself is in `content/privacy.md`. */
export const privacyPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string().max(200),
  since: z.string().describe('shown before the day from which it holds'),
  date: z.iso.date('write the day as 2026-11-21'),
  retention: z
    .strictObject({ set: z.string().includes('{days}'), unset: z.string() })
    .describe(
      'how long leads are kept, in the place of {retention} in privacy.md: with LEAD_RETENTION_DAYS, and without',
    ),
  onThisPage: z.string(),
  seal: z.string().describe('text alternative of the drawing'),
});
