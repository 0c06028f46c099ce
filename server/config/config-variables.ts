import { z } from 'zod';
import { EMAIL } from '#domain/shared/email-address.ts';
import { TAG_MANAGER_ID } from '#domain/visits/consent.ts';
import { checkContentful, contentfulVariables } from '../content/contentful/api/contentful-config.ts';
import { hotQuotesVariables } from '../leads/lead/hot-quotes.ts';
import { deskVariables } from '../leads/mail/desk-config.ts';
import { backupVariables, checkBackup } from '../platform/backup/encrypted-file.ts';
import { trustedProxies } from '../platform/network/addresses.ts';
import { contacts, webAddress } from '../platform/network/contacts.ts';
import { onOrOff } from '../platform/on-or-off.ts';
import { EARLIER } from './earlier-variables.ts';
import { fileVariable } from './environment.ts';
import { checkOptional, optionalVariables } from './optional.ts';

/** In seconds; the person who rolls an update out waits so long for each process. */
const LONGEST_WARM_UP = 300;

/** In seconds; the person who restarts the process gives up waiting sooner or later. */
const LONGEST_DRAIN = 300;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `write a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `write a whole number from ${from} to ${to}`);

const LAST_PORT = 65_535;
/** Connections to a database that one process keeps, at most. */
const CONNECTIONS_MAX = 100;

const folder = z.string().refine((path) => !path.includes('\0'), 'write the path of a folder');

const origin = z
  .url({
    protocol: /^https?$/,
    error: 'write the address that visitors use, like https://www.example.com',
    abort: true,
  })
  .refine((url) => new URL(url).origin === url, 'write only scheme, host and port, without a final slash');

/** In place of a mail server: e-mail is written to files, and that is meant. */
export const MAIL_TO_FILES = 'files';

const WRITE_SMTP =
  'write it as smtp://user:password@host:587 or smtps://…, with %23 for # and %40 for @ in the password; or files';

/** Text after a bare `#` is no part of the host, and would be taken for one that is not there. */
const smtpAddress = z
  .url({ protocol: /^smtps?$/, error: WRITE_SMTP })
  .refine((url) => !url.includes('#'), WRITE_SMTP);

const WRITE_POSTGRES =
  'write it as postgres://user:password@host:5432/name, with ?sslmode=verify-full for TLS, and %23 for # in the password';

/** The address of a PostgreSQL, and apart from it how many connections the server keeps, which is ours to know. */
function databaseAddress(text: string, context: z.RefinementCtx): { url: string; connections?: number } {
  const address = new URL(text);
  const written = address.searchParams.get('connections');
  if (written === null) return { url: text };
  address.searchParams.delete('connections');
  const { data, error } = wholeNumber(1, CONNECTIONS_MAX).safeParse(written);
  for (const { message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', message: `connections: ${message}` });
  return { url: address.href, ...(data !== undefined && { connections: data }) };
}

const WRITE_METRICS = 'write a port like 9464, or the address to listen on with it, like 0.0.0.0:9464';

/** A port, with the address to listen on in front where that is not this machine alone. */
const metricsAddress = z.string().transform((text, context): { host?: string; port: number } => {
  const { host, port } = /^(?:\[?(?<host>[\da-z.:-]+?)\]?:)?(?<port>\d{1,5})$/i.exec(text)?.groups ?? {};
  if (port === undefined || Number(port) > LAST_PORT)
    context.addIssue({ code: 'custom', message: WRITE_METRICS });
  return { ...(host !== undefined && { host }), port: Number(port) };
});

/** Every variable that the process knows, as written in the environment or in `.env`. */
const variables = z.strictObject({
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'write an address like 127.0.0.1 or 0.0.0.0').optional(),
  PORT: wholeNumber(0, LAST_PORT).optional(),
  DRAIN_SECONDS: wholeNumber(0, LONGEST_DRAIN).optional(),
  WARM_SECONDS: wholeNumber(0, LONGEST_WARM_UP).optional(),
  METRICS_PORT: metricsAddress.optional(),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'write an address like 127.0.0.1').optional(),
  DATA_DIR: folder.optional(),
  DATA_VOLUME: onOrOff.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: WRITE_POSTGRES,
    })
    .refine((url) => !url.includes('#'), WRITE_POSTGRES)
    .transform(databaseAddress)
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, CONNECTIONS_MAX).optional(),
  CONTENT_DIR: folder.optional(),
  SITE_URL: origin.optional(),
  ALLOW_HTTP: onOrOff.optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'write trace, debug, info, warn, error or silent',
    )
    .optional(),
  SMTP_URL: z.union([z.literal(MAIL_TO_FILES), smtpAddress], WRITE_SMTP).optional(),
  ...deskVariables,
  ...hotQuotesVariables,
  EDITORS_TO: contacts.optional(),
  DRAFT_LINK_SECRET: z
    .string()
    .regex(/^[\w-]{24,}$/, 'write at least 24 letters and digits that nobody can guess')
    .optional(),
  EDITORS_EMAIL: z.email({ pattern: EMAIL, error: 'write one e-mail address' }).optional(),
  EDITORS_WEBHOOK_URL: webAddress.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i,
      'write the selector that your mail provider names, like s1',
    )
    .optional(),
  RATE_LIMIT: wholeNumber(0, 100_000).optional(),
  RATE_LIMIT_HOURLY: wholeNumber(1, 1_000_000).optional(),
  MAIL_LIMIT: wholeNumber(0, 1_000_000).optional(),
  MAIL_LIMIT_RECIPIENT: wholeNumber(0, 1000).optional(),
  MAIL_LIMIT_ADDRESS: wholeNumber(0, 1_000_000).optional(),
  MAIL_LIMIT_NETWORK: wholeNumber(0, 1_000_000).optional(),
  MAIL_LIMIT_TOTAL: wholeNumber(0, 1_000_000).optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  TRUST_PROXY: trustedProxies.optional(),
  PAGE_CACHES: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.union([z.hostname(), z.ipv4()], 'write names like example.com, without port')))
    .optional(),
  PRODUCT_API_URL: webAddress.optional(),
  LEAD_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  SPAM_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(TAG_MANAGER_ID, 'write the id of a container, like GTM-ABC1234')
    .optional(),
  SAMPLES: onOrOff.optional(),
  ...contentfulVariables,
  ...backupVariables,
  ...optionalVariables,
});

/** The variables as given, where each is well-formed and none contradicts another. */
export const consistentVariables = variables.superRefine((given, { addIssue }) => {
  const error = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  checkContentful(given, error);
  checkBackup(given, error);
  checkOptional(given, error);
});

/** The given variables, with numbers and lists read. */
export type GivenVariables = z.output<typeof variables>;

/** No variable can hold it: the environment ends a value there. */
const NEVER_VALID = '\0';

/**
 * How a variable is to be written, in the words in which its schema refuses a wrong value (docs/configuration.md).
 * @returns nothing for one that names a file
 */
export function howToWrite(name: string): string | undefined {
  const schemas: Record<string, z.ZodType> = variables.shape;
  return schemas[name]?.safeParse(NEVER_VALID).error?.issues[0]?.message;
}

const names = Object.keys(variables.shape);

/** The names of the variables that are documented: `.env.example` and variables.env. */
export const DOCUMENTED = names.filter((name) => !Object.hasOwn(EARLIER, name));

/** The names of all variables that are read: earlier ones too, and those that name the file of one. */
export const VARIABLES = [...names, ...names.map(fileVariable)];

/** Empty variables stand for the defaults and win over a developer's `.env`: a process with these talks to nobody. */
export const NOTHING_SET: Record<string, string> = Object.fromEntries(VARIABLES.map((name) => [name, '']));
