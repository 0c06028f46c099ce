import { z } from 'zod';
import { portraitSchema } from './portrait.ts';

/** A person whom the site names: on the about page, and as author or reviewer of posts. */
const personSchema = z.strictObject({
  name: z.string().min(2).max(60),
  role: z.string().min(2).max(40),
  photo: portraitSchema.optional(),
  sample: z.boolean().default(false),
});

/** The people of `content/people.yaml` by their ids, by which all other content names them. */
export const peopleSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens'),
  personSchema,
);

export type Person = z.infer<typeof personSchema>;
export type People = z.infer<typeof peopleSchema>;
