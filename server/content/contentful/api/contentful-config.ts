import { z } from 'zod';

/** Where spaces of each region are kept. */
const REGIONS = { us: 'contentful.com', eu: 'eu.contentful.com' };
const POLL_SECONDS = 60;

const id = z.string().regex(/^[\w.-]{1,64}$/, 'write the id as Contentful shows it');
const apiToken = z.string().regex(/^[\w-]{10,}$/, 'write the token as Contentful shows it');
const host = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'write a host without https:// and path, like cdn.eu.contentful.com');

/** The variables of the content service. */
export const contentfulVariables = {
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(
      /^(?:eu:)?[\w.-]{1,64}(?:\/[\w.-]{1,64})?$/,
      'write the id as Contentful shows it, or like cfexampleapi/staging, with eu: in front of a space in the European Union',
    )
    .optional(),
  CONTENTFUL_REGION: z.enum(['us', 'eu'], 'write us or eu').optional(),
  CONTENTFUL_ENVIRONMENT: id.optional(),
  CONTENTFUL_DELIVERY_TOKEN: apiToken.optional(),
  CONTENTFUL_PREVIEW_TOKEN: apiToken.optional(),
  CONTENTFUL_MANAGEMENT_TOKEN: apiToken.optional(),
  CONTENTFUL_HOST: host.optional(),
  CONTENTFUL_PREVIEW_HOST: host.optional(),
  CONTENTFUL_MANAGEMENT_HOST: host.optional(),
  CONTENTFUL_WEBHOOK_SECRET: z
    .string()
    .regex(/^[0-9a-zA-Z+/=_-]{64}$/, 'write the 64 characters that Contentful signs with')
    .optional(),
  CONTENT_POLL_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'write a whole number from 5 to 86400')
    .transform(Number)
    .refine((seconds) => seconds >= 5 && seconds <= 86_400, 'write a whole number from 5 to 86400')
    .optional(),
  PREVIEW_SECRET: z
    .string()
    .regex(/^[\w-]{24,}$/, 'write at least 24 letters and digits that nobody can guess')
    .optional(),
};

type Given = z.output<z.ZodObject<typeof contentfulVariables>>;

/** The content service that entries come from. */
export interface ContentfulConfig {
  space: string;
  environment: string;
  host: string;
  token: string;
  /** How often it is asked while nothing happens, in seconds. */
  pollSeconds: number;
  /** The secret that its notices of changes are signed with; without one, none are taken. */
  webhookSecret?: string;
  /** Lets editors see drafts. */
  preview?: PreviewConfig;
  /** Lets the site comment on entries that were published with an error. */
  management?: ManagementConfig;
}

/** How the site writes into the space. */
export interface ManagementConfig {
  host: string;
  token: string;
}

/** How drafts are read, and what an editor's link must know. */
export interface PreviewConfig {
  host: string;
  token: string;
  secret: string;
}

/** Tells what is missing beside what is given. */
export function checkContentful(given: Given, error: (name: string, message: string) => void): void {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_DELIVERY_TOKEN: token, PREVIEW_SECRET: secret } = given;
  const { CONTENTFUL_PREVIEW_TOKEN: previewToken, CONTENTFUL_WEBHOOK_SECRET: webhookSecret } = given;
  if (space && !token) error('CONTENTFUL_DELIVERY_TOKEN', 'write the token that reads CONTENTFUL_SPACE_ID');
  const names = [
    'CONTENTFUL_DELIVERY_TOKEN',
    'CONTENTFUL_PREVIEW_TOKEN',
    'CONTENTFUL_MANAGEMENT_TOKEN',
    'CONTENTFUL_WEBHOOK_SECRET',
  ] as const;
  for (const name of names)
    if (given[name] && !space) error('CONTENTFUL_SPACE_ID', `write the space that ${name} belongs to`);
  if (secret && !previewToken)
    error('CONTENTFUL_PREVIEW_TOKEN', 'write the token that reads drafts, or remove PREVIEW_SECRET');
  if (secret && [token, previewToken, webhookSecret, given.CONTENTFUL_MANAGEMENT_TOKEN].includes(secret))
    error('PREVIEW_SECRET', 'write a secret of its own: it stands in links, where no token may');
}

/** @returns nothing when entries come from files */
export function contentfulOf(given: Given): ContentfulConfig | undefined {
  const { CONTENTFUL_SPACE_ID: written, CONTENTFUL_DELIVERY_TOKEN: token } = given;
  const { CONTENTFUL_PREVIEW_TOKEN: previewToken, PREVIEW_SECRET: secret } = given;
  const { CONTENTFUL_MANAGEMENT_TOKEN: managementToken } = given;
  const [, inEurope, space, environment] = /^(eu:)?([^/]*)(?:\/(.*))?$/.exec(written ?? '') ?? [];
  if (!space || !token) return undefined;
  const region = REGIONS[inEurope ? 'eu' : (given.CONTENTFUL_REGION ?? 'us')];
  const preview = previewToken &&
    secret && { host: given.CONTENTFUL_PREVIEW_HOST ?? `preview.${region}`, token: previewToken, secret };
  return {
    space,
    environment: environment ?? given.CONTENTFUL_ENVIRONMENT ?? 'master',
    host: given.CONTENTFUL_HOST ?? `cdn.${region}`,
    token,
    pollSeconds: given.CONTENT_POLL_SECONDS ?? POLL_SECONDS,
    webhookSecret: given.CONTENTFUL_WEBHOOK_SECRET,
    ...(preview && { preview }),
    ...(managementToken && {
      management: { host: given.CONTENTFUL_MANAGEMENT_HOST ?? `api.${region}`, token: managementToken },
    }),
  };
}

/** Whether a host is this machine itself, where nobody can listen in: a stand-in of tests. */
export function isLoopback(host: string): boolean {
  return /^(127\.0\.0\.1|localhost)(:|$)/.test(host);
}
