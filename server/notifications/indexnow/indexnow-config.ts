import { z } from 'zod';

/** The endpoint that passes addresses on to all engines that take part. */
export const INDEXNOW_DOOR = 'https://api.indexnow.org/indexnow';

/** The variables of IndexNow. */
export const indexNowVariables = {
  INDEXNOW_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9-]{8,128}$/,
      'write 8 to 128 letters, digits and hyphens, like the output of: openssl rand -hex 16',
    )
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/, error: `write an address like ${INDEXNOW_DOOR}` }).optional(),
};

/** How search engines are told of changed pages. */
export interface IndexNowConfig {
  /** Not secret: a file of the site shows it, which proves that the site sends it. */
  key: string;
  url: string;
  /** Whether the operator has named the endpoint, which may then stand in the own network. */
  isOwnDoor: boolean;
}

/** @returns nothing without a key */
export function indexNowOf(
  given: z.output<z.ZodObject<typeof indexNowVariables>>,
): IndexNowConfig | undefined {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: url } = given;
  return key ? { key, url: url ?? INDEXNOW_DOOR, isOwnDoor: url !== undefined } : undefined;
}
