import { z } from 'zod';
import { logoSchema, portraitSchema } from '../media/photograph.ts';
import { pathSchema, webAddressSchema } from './links.ts';

/** Title and description of a page, for search engines and link previews. */
export const metaSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(10)
    .max(65, 'write at most 65 characters: a search result shows no more')
    .describe('the heading of a search result'),
  description: z
    .string()
    .trim()
    .min(70, 'write at least 70 characters: a search result has room for more')
    .max(160, 'write at most 160 characters: a search result shows no more')
    .describe('the text below the title in search results'),
});

/** The heading of a page: names its subject in words that a hurried reader knows (tests/sweep/checks/headings.ts). */
export const headingSchema = z.string().trim().min(8).max(64);

/** The painted line beside a heading, one on a page. */
export const sloganSchema = z.string().max(40);

/** A link that asks for something: its label says what happens. */
export const actionSchema = z.strictObject({
  label: z.string().trim().min(2).max(32).describe('the words of the link'),
  path: pathSchema,
});

/** One review of the shared footer block (specification, section 3, 'Testimonial'). */
export const testimonialSchema = z.strictObject({
  name: z.string(),
  handle: z.string().describe('role and company'),
  review: z.string().trim().min(20).max(160),
  photo: portraitSchema.optional(),
  sample: z.boolean().default(false),
});

/** A percentage that the company claims (specification, sections 3 and 9, 'Statistic'). */
export const statisticSchema = z.strictObject({
  percent: z.number().int().min(0).max(100),
  text: z.string().trim().min(10).max(90).describe('what the percentage says, read after the number'),
  less: z.boolean().default(false).describe('true where it is a share that is saved: what remains is drawn'),
  active: z.boolean().default(true).describe('false takes it off the page'),
  sample: z.boolean().default(false),
});

/** A stop of a process that is drawn as a route. */
export const stepSchema = z.strictObject({
  title: z.string().max(28),
  text: z.string().trim().min(10).max(130),
});

/** The last thing a page asks for. */
export const closingCallSchema = z.strictObject({
  heading: z.string().max(48),
  text: z.string().trim().min(20).max(200),
  action: actionSchema,
});

/** A question and its answer in plain text; `page` lists of `content/faq.yaml` choose by id. */
export const faqItemSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'use only small letters, digits and hyphens')
    .describe('it is not shown, and pages choose the question by it'),
  question: z.string().endsWith('?'),
  answer: z.string().trim().min(20),
});

/** A client in the 'brands' strip: the logo, or until there is one the name, an invented one with a simple sign. */
export const brandSchema = z.strictObject({
  name: z.string(),
  logo: logoSchema.optional(),
  sign: z.enum(['star', 'triangle', 'circle', 'diamond', 'leaf', 'square', 'bar']).optional(),
  sample: z.boolean().default(false),
});

export type Meta = z.infer<typeof metaSchema>;
export type Action = z.infer<typeof actionSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
export type Statistic = z.infer<typeof statisticSchema>;
export type Step = z.infer<typeof stepSchema>;
export type ClosingCallCopy = z.infer<typeof closingCallSchema>;
export type Brand = z.infer<typeof brandSchema>;

/** A printed source of a dated fact. */
export const sourceSchema = z.strictObject({
  label: z.string().trim().min(5).describe('who said it and when'),
  address: z.union([webAddressSchema, z.url({ protocol: /^http$/ })]),
});
export type Source = z.infer<typeof sourceSchema>;
