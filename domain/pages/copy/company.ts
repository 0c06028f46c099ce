import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { fieldLabels, formCopySchema, referencedSentSchema } from '../../leads/copy/form-copy.ts';
import { MARKETING_FORM, SERVICES_OF_INTEREST } from '../../leads/forms/marketing.ts';
import {
  actionSchema,
  headingSchema,
  metaSchema,
  sloganSchema,
  sourceSchema,
  testimonialSchema,
} from '../../shared/copy.ts';
import { distinctBy } from '../../shared/distinct.ts';
import { pathSchema } from '../../shared/links.ts';

/** The painted portraits that people may have (src/ui/art/drawings). */
const PORTRAITS = ['haulier', 'payer', 'marshal', 'loader', 'clerk', 'trader'] as const;

const memberSchema = z.strictObject({
  person: z.string().describe('an id of content/people.yaml'),
  text: z.string().max(200),
  portrait: z.enum(PORTRAITS),
  sample: z.boolean().default(false),
});

/** A person of `content/people.yaml` as the about page presents them. */
export type Member = z.infer<typeof memberSchema>;

/** Copy of the about page: story, founders and team (specification, section 1). */
export const aboutPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  action: z.string().max(32).describe('leads to the contact form'),
  truck: z.string().describe('text alternative of the drawing'),
  story: z.strictObject({
    figure: z.literal('4').describe('years in the industry (specification, section 9)'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(2),
    sample: z.boolean().default(false),
  }),
  founders: z.strictObject({
    heading: z.string(),
    people: z.array(memberSchema).min(2).superRefine(distinctBy('person')),
  }),
  team: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    people: z.array(memberSchema).min(4).superRefine(distinctBy('person')),
  }),
});

const notes = z.strictObject({
  heading: z.string(),
  items: z.array(z.strictObject({ title: z.string().max(48), text: z.string().max(240) })).min(1),
});

/** Copy of the accessibility statement: what was checked and how, what is missing, and whom to report to. */
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
    lines: z
      .array(z.strictObject({ what: z.string().max(48), how: z.string().trim().min(20).max(180) }))
      .min(4),
  }),
  browsers: notes.describe(
    'the oldest browsers; {chrome}, {firefox}, {safari} and {ios} stand for their versions',
  ),
  limits: notes,
  report: z.strictObject({ heading: z.string(), text: z.string().max(240) }),
  since: z.string().describe('shown before the day of the last check'),
  date: z.iso.date('write the day as 2026-11-21'),
});

const noticeSchema = z.strictObject({ title: z.string().max(48), text: z.string().max(220) });

/** Copy of the careers page (specification, section 2, 'Careers'). */
export const careersPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200),
  openings: z.strictObject({ label: z.literal('See current openings') }),
  none: z.literal('Sorry, We have no current opening.'),
  yard: z.string().describe('text alternative of the drawing'),
  board: z.strictObject({
    heading: z.string(),
    partner: noticeSchema.extend({ register: z.string() }),
    skill: noticeSchema.extend({ write: actionSchema }),
    warning: noticeSchema.extend({ call: z.string() }),
  }),
});

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
    goal: z.string().describe('shown before the number'),
    ours: z.string().describe('introduces what we do'),
    goals: z.tuple([goalSchema(2), goalSchema(8), goalSchema(9), goalSchema(12)]),
    note: z.string().describe('that nobody endorses us'),
    sources,
  }),
});

const benefitSchema = z.strictObject({ title: z.string().max(40), text: z.string().max(180) });

/** Copy of the marketing landing page (specification, section 2, 'Marketing landing page'). */
export const marketingPageSchema = z.strictObject({
  meta: metaSchema,
  home: z.string().describe('name of the link around the logo'),
  hero: z.strictObject({
    heading: headingSchema,
    slogan: sloganSchema,
    lead: z.string().max(200),
    start: z.strictObject({ label: z.literal('Get Started Now') }),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    fast: benefitSchema,
    easy: benefitSchema,
    reliable: benefitSchema,
  }),
  testimonial: testimonialSchema,
  testimonialHeading: z.string(),
  failed: z.strictObject({ tooMany: z.string(), unavailable: z.string() }),
  sent: referencedSentSchema,
});

/** Labels and messages of the marketing form, `content/forms/marketing.yaml`. */
export const marketingFormCopySchema = formCopySchema.extend({
  title: z.string(),
  copies: z.string(),
  ...fieldLabels(MARKETING_FORM),
  first_name: z.literal('Name'),
  services: z
    .record(z.enum(SERVICES_OF_INTEREST), z.string())
    .describe('what each service is called, by its value'),
  noOption: z.string().describe('shown for no choice of a service'),
  send: z.string().max(32),
});

export type MarketingFormCopy = z.infer<typeof marketingFormCopySchema>;
