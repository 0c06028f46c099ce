import { z } from 'zod';
import { metaSchema } from '../copy.ts';

/** The painted portraits that people may have (src/illustrations/people/Portrait.tsx). */
export const PORTRAITS = [
  'cap-leaf',
  'wrap-amber',
  'helmet-amber',
  'hair-laterite',
  'wrap-leaf',
  'cap-paper',
] as const;

const personSchema = z.strictObject({
  name: z.string(),
  role: z.string().max(40),
  text: z.string().max(200),
  portrait: z.enum(PORTRAITS),
  sample: z.boolean().default(false),
});

export type Person = z.infer<typeof personSchema>;

/** Copy of the about page: story, founders and team (specification, section 1). */
export const aboutPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string().max(200),
  crew: z.string().describe('text alternative of the drawing'),
  story: z.strictObject({
    figure: z.literal('4').describe('years in the industry (specification, section 9)'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(2),
    sample: z.boolean().default(false),
  }),
  founders: z.strictObject({ heading: z.string(), people: z.array(personSchema).min(2) }),
  team: z.strictObject({ heading: z.string(), lead: z.string(), people: z.array(personSchema).min(4) }),
});
