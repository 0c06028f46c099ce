import { z } from 'zod';
import { slug } from '#domain/shared/slug.ts';

/** The field `formerly` of an entry: slugs that it had before. */
export const formerlySchema = z
  .array(
    z
      .string()
      .refine(
        (name) => name !== '' && name === slug(name),
        'write the last parts of old addresses, such as old-name',
      ),
  )
  .optional();
