import { z } from 'zod';

/** Stands for an address that is gone on purpose. */
export const GONE = 'gone';

const LIKE = "like '/resources/blog/old-name'";

/** What keeps a text from being an address of this site, with the remedy. */
function pathError(written: string): string {
  if (/^(?:[a-z]+:)?\/\//i.test(written)) return `write an address of this site without its host, ${LIKE}`;
  if (/\s/.test(written)) return `write the address without spaces, ${LIKE}`;
  if (!written.startsWith('/')) return `begin the address with '/', ${LIKE}`;
  return `write only letters, digits, '/', '-', '_' and '.', ${LIKE}`;
}

const path = z
  .string()
  .regex(/^\/(?!\/)[a-zA-Z0-9/_.-]*$/, { error: ({ input }) => pathError(String(input)) });

/** Old addresses and where they lead now, `content/redirects.yaml`. */
export const redirectsSchema = z.record(
  path,
  z.union([z.literal(GONE), path], `write an address like '/contact', or '${GONE}'`),
);

export type Redirects = z.infer<typeof redirectsSchema>;
