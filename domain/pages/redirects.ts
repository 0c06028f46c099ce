import { z } from 'zod';

/** Stands for an address that is gone on purpose. */
export const GONE = 'gone';

const path = z
  .string()
  .regex(
    /^\/[a-zA-Z0-9/_.-]*$/,
    "write an address of this site without its host, like '/resources/blog/old-name'",
  );

/** Old addresses and where they lead now, `content/redirects.yaml`. */
export const redirectsSchema = z.record(
  path,
  z.union([z.literal(GONE), path], `write an address like '/contact', or '${GONE}'`),
);

export type Redirects = z.infer<typeof redirectsSchema>;
