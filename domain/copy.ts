import { z } from 'zod';
import { pathSchema } from './links.ts';

/** What search engines and link previews show of a page. */
export const metaSchema = z.strictObject({
  title: z.string().min(10).max(65, 'a search result shows about 65 characters'),
  description: z.string().min(50).max(160, 'a search result shows about 160 characters'),
});

/** A link that asks for something: its label says what happens. */
export const actionSchema = z.strictObject({ label: z.string().min(2).max(32), path: pathSchema });

/** One review of the shared footer block (specification, section 3, 'Testimonial'). */
export const testimonialSchema = z.strictObject({
  name: z.string(),
  handle: z.string().describe('role and company'),
  review: z.string().min(20).max(160),
  initials: z.string().length(2),
  sample: z.boolean().default(false),
});

/** A question and its answer in plain text; `page` lists of `content/faq.yaml` choose by id. */
export const faqItemSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  question: z.string().endsWith('?'),
  answer: z.string().min(20),
});

/** A client in the 'brands' strip, drawn as a wordmark with a simple sign. */
export const brandSchema = z.strictObject({
  name: z.string(),
  sign: z.enum(['star', 'triangle', 'circle', 'diamond', 'leaf', 'square', 'bar']),
  sample: z.boolean().default(false),
});

export type Meta = z.infer<typeof metaSchema>;
export type Action = z.infer<typeof actionSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
export type Brand = z.infer<typeof brandSchema>;
