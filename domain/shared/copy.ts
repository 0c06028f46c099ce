import { z } from 'zod';
import { logoSchema, portraitSchema } from '../media/photograph.ts';
import { pathSchema, webAddressSchema } from './links.ts';

/** What editors are told of fields that many parts of pages have. */
export const HINTS = {
  heading: 'the heading of this part of the page',
  lead: 'the paragraph below the heading',
  source: 'where this was read: a link, shown beside it',
  sources: 'where the facts of this part were read: links, shown below it',
  button: 'the words on the button',
  fixed: 'a button whose words are fixed',
  one: 'the words for exactly one',
  many: 'the words for any other number, which stands for {n}',
} as const;

/** Title and description of a page, for search engines and link previews. */
export const metaSchema = z
  .strictObject({
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
  })
  .describe('the title and the text that search results and shared links show of this page');

/** The heading of a page: names its subject in words that a hurried reader knows (tests/sweep/checks/headings.ts). */
export const headingSchema = z
  .string()
  .trim()
  .min(8)
  .max(64)
  .describe('the large heading of the page: it names what the page is about');

/** The painted line beside a heading, one on a page. */
export const sloganSchema = z.string().max(40).describe('the painted line beside the heading, one on a page');

/** A link that asks for something: its label says what happens. */
export const actionSchema = z
  .strictObject({
    label: z.string().trim().min(2).max(32).describe('the words of the link'),
    path: pathSchema,
  })
  .describe('a link: its words, and the page that it leads to');

/** One review of the shared footer block (specification, section 3, 'Testimonial'). */
export const testimonialSchema = z
  .strictObject({
    name: z.string().describe('who says it: without a photograph, the initials of this name are shown'),
    handle: z.string().describe('what this person does, and for which company'),
    review: z.string().trim().min(20).max(160).describe('the words of the customer'),
    photo: portraitSchema.optional().describe('of the person, in place of the initials'),
    sample: z.boolean().default(false),
  })
  .describe('the words of a customer, signed with name and role');

/** A percentage that the company claims (specification, sections 3 and 9, 'Statistic'). */
export const statisticSchema = z.strictObject({
  percent: z.number().int().min(0).max(100).describe('drawn, and shown with its % sign'),
  text: z.string().trim().min(10).max(90).describe('what the percentage says, read after the number'),
  less: z
    .boolean()
    .default(false)
    .describe('on: the percentage is saved, and the drawing shows what remains'),
  active: z.boolean().default(true).describe('off: the number is not on the page'),
  sample: z.boolean().default(false),
});

/** A stop of a process that is drawn as a route. */
export const stepSchema = z.strictObject({
  title: z.string().max(28).describe('what happens at this stop, in a few words'),
  text: z.string().trim().min(10).max(130).describe('the sentence below it'),
});

/** The last thing a page asks for. */
export const closingCallSchema = z
  .strictObject({
    heading: z.string().max(48).describe('what the visitor is to do, in large letters'),
    text: z.string().trim().min(20).max(200).describe('below the heading: what to send, and what comes back'),
    action: actionSchema,
  })
  .describe('beside the contact form at the end of the page, in place of the words that other pages have');

/** A question and its answer in plain text; `page` lists of `content/faq.yaml` choose by id. */
export const faqItemSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'use only small letters, digits and hyphens')
    .describe('it is not shown, and pages choose the question by it'),
  question: z.string().endsWith('?').describe('as a customer would ask it, with a question mark'),
  answer: z.string().trim().min(20).describe('shown when the question is opened'),
});

/** A client in the 'brands' strip: the logo, or until there is one the name, an invented one with a simple sign. */
export const brandSchema = z.strictObject({
  name: z.string().describe('shown where there is no logo, and read aloud where there is one'),
  logo: logoSchema.optional().describe('the logo of the client, in place of the name'),
  sign: z
    .enum(['star', 'triangle', 'circle', 'diamond', 'leaf', 'square', 'bar'])
    .optional()
    .describe('a simple sign beside the name, for invented clients only'),
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
export const sourceSchema = z
  .strictObject({
    label: z.string().trim().min(5).describe('who said it and when'),
    address: z
      .union([webAddressSchema, z.url({ protocol: /^http$/ })])
      .describe('the full address of the page where it is written'),
  })
  .describe(HINTS.source);
export type Source = z.infer<typeof sourceSchema>;
