import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { SPAM_RETENTION_DAYS } from '#domain/leads/submission.ts';
import { contentfulOf } from '../content/contentful/api/contentful-config.ts';
import type { ContentConfig } from '../content/open-content.ts';
import type { LeadsConfig } from '../leads/index.ts';
import type { MailLimits } from '../leads/mail/sender-email-limits.ts';
import type { EditorsConfig } from '../notifications/editors/index.ts';
import { type BackupKeys, backupKeysOf } from '../platform/backup/encrypted-file.ts';
import { type TrustedProxies, twinOf } from '../platform/network/addresses.ts';
import { contactsOf } from '../platform/network/contacts.ts';
import { consistentVariables, type GivenVariables, MAIL_TO_FILES, VARIABLES } from './config-variables.ts';
import { earlierNames } from './earlier-variables.ts';
import { hostedBy, meantName, readEnvText, readFiles, suspectTypos } from './environment.ts';
import { type OptionalConfig, optionalSettings } from './optional.ts';

const SECOND = 1000;
const WARM_SECONDS = 20;
/** Submissions in an hour, for each that may be sent at once. */
const HOURLY_RATE = 15;
/** The part of all e-mails that one address, and one network, may cause. */
const SHARE_OF_ADDRESS = 0.2;
const SHARE_OF_NETWORK = 0.4;

/** The configuration of the process. Only this file reads the environment. */
export interface Config
  extends ContentConfig,
    Omit<LeadsConfig, keyof OptionalConfig>,
    Omit<EditorsConfig, keyof OptionalConfig>,
    OptionalConfig {
  /** Whether the site still holds samples: pages say so, and search engines are kept away. */
  samples: boolean;
  /** Address to listen on; 127.0.0.1 is seen by this machine only, 0.0.0.0 by the whole network. */
  host: string;
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** How long pages may be made before the process says that it is ready, in ms. */
  warmMs: number;
  /** How long the process still serves everybody after SIGTERM while `/readyz` sends balancers elsewhere, in ms. */
  drainMs: number;
  /** Where metrics are reported, if anywhere; on this machine alone unless another address is given. */
  metrics?: { host: string; port: number };
  /** Everything that the process writes lies below this folder. */
  dataDirectory: string;
  /** Whether `dataDirectory` is a volume that somebody mounts, and holds a marker (server/platform/database/files/data-folder.ts). */
  dataVolume: boolean;
  /** The PostgreSQL that holds leads and trips, if they are not in a SQLite file below `dataDirectory`. */
  databaseUrl?: string;
  /** Connections of the server to it, at most, where it differs from ours. */
  databaseConnections?: number;
  /** Public origin of the site, without a final slash. */
  siteUrl: string;
  /** Whether the public may be served without TLS. */
  allowHttp: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether it was said that e-mail shall be written to files. */
  mailToFiles: boolean;
  /** Where the mail server's key for DKIM is in the DNS of the sender, as its provider names it. */
  dkimSelector?: string;
  /** Whom backups are encrypted for, if anybody. */
  backupKeys: BackupKeys;
  /** Signs links to drafts, shared with the company's browser editor. */
  draftLinkSecret?: string;
  /** Google Tag Manager's container, loaded for visitors who agree; otherwise nothing is counted and nobody is asked. */
  tagManagerId?: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Proxies in front that tell the visitor's address (`X-Forwarded-For`). */
  trustProxy: TrustedProxies;
  /** Doors of the caches in front of the site where it says that a page has changed (deploy/nginx.conf). */
  pageCaches: string[];
  /** Names of ours in `Host`, without port; none where every name is taken. */
  allowedHosts: string[];
  /** Sentences on what is set beside the variables and looks like one of them, for the log and the doctor. */
  suspectedTypos: string[];
  /** Sentences on variables of earlier versions, which are still read. */
  earlierNames: string[];
  /** The host that runs the process, where it says so. */
  hostedBy?: string;
}

/** The configuration cannot be used; the message names each variable, its error and the remedy. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Makes the configuration from the environment and the text of `.env`. An empty value stands for the default.
 * @param environment real environment; wins over the file, even when empty, and may hold variables of others
 * @param file text of `.env`, in which every key must be known
 * @param name of that file, where it is another one
 * @throws ConfigError that lists every error at once
 */
export function parseConfig(
  environment: Record<string, string | undefined>,
  file = '',
  name = '.env',
): Config {
  const ours = VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  const inFile = readEnvText(file);
  const written: Record<string, string> = {
    ...inFile.variables,
    ...Object.fromEntries(ours),
  };
  const set: Record<string, string> = Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== ''),
  );
  const { read, errors: ofSecrets } = readFiles(set, VARIABLES);
  const errors = [...inFile.errors, ...ofSecrets];
  const parsed = consistentVariables.safeParse(read);
  if (!parsed.success || errors.length > 0)
    throw new ConfigError(explained([...errors, ...(parsed.error ? errorsIn(parsed.error) : [])], name));
  const given = parsed.data;
  const port = given.PORT ?? 3000;
  const rateLimit = given.RATE_LIMIT ?? 20;
  return {
    host: given.HOST ?? '127.0.0.1',
    port,
    warmMs: (given.WARM_SECONDS ?? WARM_SECONDS) * SECOND,
    drainMs: (given.DRAIN_SECONDS ?? 0) * SECOND,
    metrics: metricsOf(given),
    dataDirectory: given.DATA_DIR ?? 'data',
    dataVolume: given.DATA_VOLUME ?? false,
    databaseUrl: given.DATABASE_URL?.url,
    databaseConnections: given.DATABASE_URL?.connections ?? given.DATABASE_CONNECTIONS,
    contentDirectory: given.CONTENT_DIR ?? 'content',
    siteUrl: given.SITE_URL ?? `http://localhost:${port}`,
    allowHttp: given.ALLOW_HTTP ?? false,
    logLevel: given.LOG_LEVEL ?? 'info',
    smtpUrl: given.SMTP_URL === MAIL_TO_FILES ? undefined : given.SMTP_URL,
    mailToFiles: given.SMTP_URL === MAIL_TO_FILES,
    mailFrom: given.MAIL_FROM,
    salesEmail: given.SALES_EMAIL,
    salesRoutes: given.SALES_ROUTES ?? [],
    hotQuotes: given.HOT_QUOTES,
    ...(given.DRAFT_LINK_SECRET && { draftLinkSecret: given.DRAFT_LINK_SECRET }),
    editorsTo: given.EDITORS_TO ?? contactsOf(given.EDITORS_EMAIL, given.EDITORS_WEBHOOK_URL),
    dkimSelector: given.DKIM_SELECTOR,
    rateLimit,
    rateLimitHourly: given.RATE_LIMIT_HOURLY ?? Math.max(1, rateLimit * HOURLY_RATE),
    mailLimits: mailLimitsOf(given),
    corsOrigins: given.CORS_ORIGINS ?? [],
    trustProxy: given.TRUST_PROXY ?? false,
    pageCaches: given.PAGE_CACHES ?? [],
    allowedHosts: allowedHosts(given),
    productApiUrl: given.PRODUCT_API_URL,
    retentionDays: given.LEAD_RETENTION_DAYS,
    spamRetentionDays:
      given.SPAM_RETENTION_DAYS ??
      Math.min(SPAM_RETENTION_DAYS, given.LEAD_RETENTION_DAYS ?? SPAM_RETENTION_DAYS),
    backupKeys: backupKeysOf(given),
    tagManagerId: given.TAG_MANAGER_ID,
    samples: given.SAMPLES ?? true,
    contentful: contentfulOf(given),
    suspectedTypos: suspectTypos(namesSet(environment), VARIABLES),
    earlierNames: earlierNames(Object.keys(read)),
    hostedBy: hostedBy(environment),
    ...optionalSettings(given),
  };
}

const namesSet = (environment: Record<string, string | undefined>) =>
  Object.keys(environment).filter((name) => environment[name]);

function metricsOf({ METRICS_PORT: at, METRICS_HOST: host = '127.0.0.1' }: GivenVariables) {
  return at && { host, ...at };
}

/** Three e-mails a day bother nobody; a source may cause as many as two hundred people need within some hours. */
function mailLimitsOf(given: GivenVariables): MailLimits {
  const total = given.MAIL_LIMIT ?? 300;
  return {
    recipientDaily: given.MAIL_LIMIT_RECIPIENT ?? (total === 0 ? 0 : 3),
    addressHourly: given.MAIL_LIMIT_ADDRESS ?? Math.ceil(total * SHARE_OF_ADDRESS),
    networkHourly: given.MAIL_LIMIT_NETWORK ?? Math.ceil(total * SHARE_OF_NETWORK),
    totalHourly: given.MAIL_LIMIT_TOTAL ?? total,
  };
}

/** That of SITE_URL and those beside it. */
function allowedHosts({ SITE_URL, ALLOWED_HOSTS = [] }: GivenVariables): string[] {
  if (!SITE_URL) return ALLOWED_HOSTS;
  const { hostname } = new URL(SITE_URL);
  // It leads to the site, also where somebody has allowed it: one copy of each page is enough.
  return [hostname, ...ALLOWED_HOSTS.filter((name) => name !== twinOf(hostname))];
}

/** One line an error. Values are not repeated: one of them is a password. */
function errorsIn(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${key}: no such variable; ${adviceOn(key)}`)
      : [`${String(issue.path[0])}: ${issue.message}`],
  );
}

function adviceOn(name: string): string {
  const meant = meantName(name, VARIABLES);
  return meant ? `is ${meant} meant?` : 'remove it; docs/configuration.md has the names of all';
}

const explained = (errors: string[], file: string) =>
  `The configuration (environment and ${file}) cannot be used:\n  ${errors.join('\n  ')}`;

/**
 * Reads the configuration of this process, once, at its start.
 * @param file in place of `.env`; it must be there then
 * @param environment that of the process, where nothing else is said
 * @throws ConfigError
 */
export function readConfig(
  file?: string,
  environment: Record<string, string | undefined> = process.env,
): Config {
  return file === undefined
    ? parseConfig(environment, readIfPresent('.env'))
    : parseConfig(environment, readNamed(file), file);
}

const readIfPresent = (path: string) => (existsSync(path) ? readNamed(path) : '');

function readNamed(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `The configuration in ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** React reads this when it is loaded, and would otherwise explain itself in place of being fast. */
export function chooseFastReact(): void {
  process.env['NODE_ENV'] = 'production';
}
