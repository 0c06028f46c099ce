import { z } from 'zod';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** The painted portraits that people may have (src/ui/art/people/Portrait.tsx). */
export const PORTRAITS = ['haulier', 'payer', 'marshal', 'loader', 'clerk', 'trader'] as const;

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
  founders: z.strictObject({ heading: z.string(), people: z.array(memberSchema).min(2) }),
  team: z.strictObject({ heading: z.string(), lead: z.string(), people: z.array(memberSchema).min(4) }),
});
