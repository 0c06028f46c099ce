import { z } from 'zod';
import { portraitSchema } from '../media/photograph.ts';
import { PAGE_PARAMETER } from './blog.ts';

/** A person whom the site names: on the about page, and as author or reviewer of posts. */
export const personSchema = z.strictObject({
  name: z.string().trim().min(2).max(60).describe('in full, as posts and the about page show it'),
  role: z.string().trim().min(2).max(40).describe('the job in the company, as in Head of operations'),
  photo: portraitSchema.optional().describe('shown on the about page and beside posts'),
  about: z
    .string()
    .trim()
    .min(20)
    .max(600)
    .optional()
    .describe('what readers of the posts should know of them'),
  sample: z.boolean().default(false),
});

/** The name by which other content refers to a person. */
export const personIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use only small letters, digits and hyphens')
  .describe('it is not shown, and other content names the person by it');

/** The people of `content/people.yaml` by their ids, by which all other content names them. */
export const peopleSchema = z.record(personIdSchema, personSchema);

/** The part that somebody had in a post. */
export type PersonPart = 'author' | 'reviewer';

export const AUTHORS_PATH = '/resources/authors';

/** Address of the page of somebody who wrote or checked a post; of many posts it shows some, and the others on further pages. */
export const authorPath = (id: string, page = 1): string =>
  `${AUTHORS_PATH}/${id}${page > 1 ? `?${PAGE_PARAMETER}=${page}` : ''}`;

/** First letters of the first and the last of somebody's names, for a stamp. */
export function initialsOf(name: string): string {
  const names = name.normalize().trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map((part = '') => [...part][0] ?? '');
  return letters.join('').toUpperCase();
}

export type Person = z.infer<typeof personSchema>;
export type People = z.infer<typeof peopleSchema>;
