import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { TAG_MANAGER_ID } from '#domain/consent.ts';
import {
  type ContentfulConfig,
  checkContentful,
  contentfulOf,
  contentfulVariables,
} from './contentful-config.ts';
import { type TrustedProxies, trustedProxies } from './proxies.ts';

/** In seconds; whoever restarts the process gives up waiting sooner or later. */
const LONGEST_DRAIN = 300;
const SECOND = 1000;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `write a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `write a whole number from ${from} to ${to}`);

const folder = z.string().refine((path) => !path.includes('\0'), 'write the path of a folder');

const onOrOff = z.enum(['on', 'off'], 'write on or off').transform((value) => value === 'on');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address like https://api.example.com/api',
});

const origin = z
  .url({
    protocol: /^https?$/,
    error: 'write the address that visitors use, like https://www.example.com',
  })
  .refine((url) => new URL(url).origin === url, 'write only scheme, host and port, without a final slash');

/** Every variable that the process knows, as written in the environment or in `.env`. */
const variables = z.strictObject({
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'write an address like 127.0.0.1 or 0.0.0.0').optional(),
  PORT: wholeNumber(0, 65_535).optional(),
  DRAIN_SECONDS: wholeNumber(0, LONGEST_DRAIN).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()], 'write an address like 127.0.0.1').optional(),
  DATA_DIR: folder.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'write it as postgres://user:password@host:5432/name, with ?sslmode=verify-full for TLS',
    })
    .optional(),
  CONTENT_DIR: folder.optional(),
  SITE_URL: origin.optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'write trace, debug, info, warn, error or silent',
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write it as smtp://user:password@host:587 or smtps://…' })
    .optional(),
  MAIL_FROM: z.email('write one e-mail address').optional(),
  SALES_EMAIL: z.email('write one e-mail address').optional(),
  RATE_LIMIT: wholeNumber(0, 100_000).optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  TRUST_PROXY: trustedProxies.optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.union([z.hostname(), z.ipv4()], 'write names like example.com, without port')))
    .optional(),
  LEADS_WEBHOOK_URL: webAddress.optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write whsec_ and at least 24 random bytes in base64')
    .optional(),
  LEADS_WEBHOOK_PRIVATE: onOrOff.optional(),
  PRODUCT_API_URL: webAddress.optional(),
  LEAD_RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(TAG_MANAGER_ID, 'write the id of a container, like GTM-ABC1234')
    .optional(),
  ...contentfulVariables,
});

const consistentVariables = variables.superRefine((given, { addIssue }) => {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_PRIVATE: isPrivate } = given;
  const fault = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
  checkContentful(given, fault);
  if (url && !secret)
    fault('LEADS_WEBHOOK_SECRET', 'write the secret with which LEADS_WEBHOOK_URL is signed');
  if (url?.startsWith('http:') && !isPrivate) {
    fault(
      'LEADS_WEBHOOK_URL',
      'write an https address; http is for a private network (LEADS_WEBHOOK_PRIVATE)',
    );
  }
});

/** The names of all variables, as `.env.example` documents them. */
export const VARIABLES = Object.keys(variables.shape);

/** Another system that is told of leads. */
export interface WebhookTarget {
  url: string;
  /** `whsec_` and base64, as the receiver has it (Standard Webhooks). */
  secret: string;
  /** Whether the receiver may stand in the own network. */
  allowPrivate: boolean;
}

/** What the process is told from outside. Only this file reads the environment. */
export interface Config {
  /** Address to listen on; 127.0.0.1 is seen by this machine only, 0.0.0.0 by the whole network. */
  host: string;
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** How long the process still serves everybody after SIGTERM while `/readyz` sends balancers elsewhere, in ms. */
  drainMs: number;
  /** Where metrics are told, if anywhere; on this machine alone unless another address is given. */
  metrics?: { host: string; port: number };
  /** Everything that the process writes lies below this folder. */
  dataDirectory: string;
  /** The PostgreSQL that holds leads and trips, if they are not in a SQLite file below `dataDirectory`. */
  databaseUrl?: string;
  /** What editors write. */
  contentDirectory: string;
  /** The content service, if entries do not come from `contentDirectory`. */
  contentful?: ContentfulConfig;
  /** Public origin of the site, without a final slash. */
  siteUrl: string;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Mail server with its login, if e-mail goes out; otherwise it is written to files. */
  smtpUrl?: string;
  /** Sender of e-mail; the company's address (content/site.yaml) when absent. */
  mailFrom?: string;
  /** Where enquiries go; the company's address (content/site.yaml) when absent. */
  salesEmail?: string;
  /** Form submissions a minute from one address; 0 stands for no limit. */
  rateLimit: number;
  /** Another system that is told of each lead, if there is one. */
  webhook?: WebhookTarget;
  /** Base of the company's own API, which then gets the leads it has an endpoint for, and tells the tonnage. */
  productApiUrl?: string;
  /** Leads older than this are deleted; otherwise they are kept until somebody erases them. */
  retentionDays?: number;
  /** Google Tag Manager's container, loaded for visitors who agree; otherwise nothing is counted and nobody is asked. */
  tagManagerId?: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Proxies in front that tell the visitor's address (`X-Forwarded-For`). */
  trustProxy: TrustedProxies;
  /** Names of ours in `Host`, without port; none where every name is taken. */
  allowedHosts: string[];
}

/** The configuration cannot be used; the message names each variable, its fault and the remedy. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Makes the configuration from the environment and the text of `.env`. An empty value stands for the default.
 * @param environment real environment; wins over the file, even when empty, and may hold variables of others
 * @param file text of `.env`, in which every key must be known
 * @throws ConfigError that lists every fault at once
 */
export function parseConfig(environment: Record<string, string | undefined>, file = ''): Config {
  const ours = VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  const written = { ...parseEnv(file), ...Object.fromEntries(ours) };
  const parsed = consistentVariables.safeParse(
    Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) throw new ConfigError(faults(parsed.error));
  const given = parsed.data;
  const port = given.PORT ?? 3000;
  return {
    host: given.HOST ?? '127.0.0.1',
    port,
    drainMs: (given.DRAIN_SECONDS ?? 0) * SECOND,
    metrics: metricsOf(given),
    dataDirectory: given.DATA_DIR ?? 'data',
    databaseUrl: given.DATABASE_URL,
    contentDirectory: given.CONTENT_DIR ?? 'content',
    siteUrl: given.SITE_URL ?? `http://localhost:${port}`,
    logLevel: given.LOG_LEVEL ?? 'info',
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    salesEmail: given.SALES_EMAIL,
    rateLimit: given.RATE_LIMIT ?? 30,
    corsOrigins: given.CORS_ORIGINS ?? [],
    trustProxy: given.TRUST_PROXY ?? false,
    allowedHosts: allowedHosts(given),
    webhook: webhookOf(given),
    productApiUrl: given.PRODUCT_API_URL,
    retentionDays: given.LEAD_RETENTION_DAYS,
    tagManagerId: given.TAG_MANAGER_ID,
    contentful: contentfulOf(given),
  };
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' }: z.output<typeof variables>) {
  return port === undefined ? undefined : { host, port };
}

/** That of SITE_URL and those beside it. */
function allowedHosts({ SITE_URL, ALLOWED_HOSTS = [] }: z.output<typeof variables>): string[] {
  return SITE_URL ? [new URL(SITE_URL).hostname, ...ALLOWED_HOSTS] : ALLOWED_HOSTS;
}

function webhookOf(given: z.output<typeof variables>): WebhookTarget | undefined {
  const {
    LEADS_WEBHOOK_URL: url,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_WEBHOOK_PRIVATE: allowPrivate = false,
  } = given;
  return url && secret ? { url, secret, allowPrivate } : undefined;
}

/** One line a fault. Values are not repeated: one of them is a password. */
function faults(error: z.ZodError): string {
  const lines = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${key}: no such variable; remove it or write one of ${VARIABLES.join(', ')}`)
      : [`${issue.path.join('.')}: ${issue.message}`],
  );
  return `The configuration (environment and .env) cannot be used:\n  ${lines.join('\n  ')}`;
}

/**
 * Reads the configuration of this process, once, at its start.
 * @throws ConfigError
 */
export function readConfig(): Config {
  return parseConfig(process.env, readIfPresent('.env'));
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** React reads this when it is loaded, and would otherwise explain itself in place of being fast. */
export function chooseFastReact(): void {
  process.env['NODE_ENV'] = 'production';
}
