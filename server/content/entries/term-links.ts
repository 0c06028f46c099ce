import { z } from 'zod';

/** `termLinks: false` keeps words of the glossary in the text of an entry without links; nothing else is stored. */
export const termLinksSchema = z
  .boolean()
  .meta({ default: true })
  .optional()
  .transform((links) => (links === false ? (false as const) : undefined));
