import { z } from 'zod';

/** More names of one thing make a search slow, and are rather two things. */
const MOST_NAMES = 10;
/** Words of one name. */
const MOST_WORDS = 4;

const name = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[\p{L}\p{N}]/u, 'begin with a letter or a digit')
  .refine((text) => text.split(/\s+/).length <= MOST_WORDS, `write at most ${MOST_WORDS} words`);

/** Groups of names for one thing, `content/search-words.yaml`: who searches for one finds what is written with another. */
export const searchWordsSchema = z
  .array(z.array(name).min(2, 'write at least two names of one thing').max(MOST_NAMES))
  .superRefine((groups, context) => {
    const first = new Map<string, number>();
    for (const [place, names] of groups.entries())
      for (const [index, each] of names.entries()) {
        const key = each.toLowerCase();
        if (first.has(key))
          context.addIssue({
            code: 'custom',
            path: [place, index],
            message: `'${each}' is in a group already: put all names of one thing into one`,
          });
        first.set(key, place);
      }
  });

export type SearchWords = z.infer<typeof searchWordsSchema>;
