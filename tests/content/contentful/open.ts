import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { ContentfulConfig } from '#server/content/contentful/api/contentful-config.ts';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import {
  ContentService,
  SERVICE_LIMITS,
  type ServiceLimits,
} from '#server/content/contentful/api/service.ts';
import { catchUp, type SyncContext, sync } from '#server/content/contentful/sync/sync.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '#tests/support/process.ts';
import { DELIVERY_TOKEN, PREVIEW_TOKEN, StandIn } from './stand-in/index.ts';

/** As in production, but without waiting for long. */
const IMPATIENT: ServiceLimits = { ...SERVICE_LIMITS, answerMs: 500, pauseMs: 5, longestPauseMs: 2000 };

/** A log, and the lines that were written to it. */
export function listeningLog() {
  const lines: string[] = [];
  return { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), lines };
}

/** A stand-in that listens until the test ends. */
export async function openStandIn(): Promise<StandIn> {
  const standIn = new StandIn();
  await standIn.listen();
  onTestFinished(() => standIn.close());
  return standIn;
}

/** The two ends of a sync, for one stand-in. */
export interface Opened extends SyncContext {
  lines: string[];
  sync(): Promise<void>;
  catchUp(): Promise<void>;
}

/**
 * Opens a replica of a stand-in's content, which is still empty.
 * @param more files of an earlier run, or other limits
 */
export function openEnds(
  standIn: StandIn,
  more: {
    replica?: Replica;
    rows?: RawRows;
    limits?: Partial<ServiceLimits>;
    token?: string;
    siteUrl?: string;
  } = {},
): Opened {
  const { log, lines } = listeningLog();
  const { id: space, environment } = standIn.space;
  const access = { space, environment, token: more.token ?? DELIVERY_TOKEN, host: standIn.host };
  const service = new ContentService(access, log, { ...IMPATIENT, ...more.limits });
  const context: SyncContext = {
    service,
    rows: more.rows ?? new RawRows(),
    replica: more.replica ?? Replica.inMemory(),
    log,
    siteUrl: more.siteUrl,
  };
  onTestFinished(() => service.close());
  return { ...context, lines, sync: () => sync(context), catchUp: () => catchUp(context) };
}

export const WEBHOOK_SECRET = 'w'.repeat(64);
export const PREVIEW_SECRET = 'a-secret-for-links-to-drafts';

/** Polls so seldom that only a notice brings a change during a test. */
const SELDOM = '3600';

/** The variables of a site on a stand-in of the content service. */
export const websiteOn = ({ space, host }: StandIn): Record<string, string> => ({
  CONTENTFUL_SPACE_ID: space.id,
  CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
  CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
  CONTENTFUL_HOST: host,
  CONTENTFUL_PREVIEW_HOST: host,
  CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CONTENT_POLL_SECONDS: SELDOM,
  PREVIEW_SECRET,
});

/**
 * Starts the built site on a stand-in of the content service.
 * @param environment variables on top, like DATA_DIR of an earlier run
 */
export function startWebsite(standIn: StandIn, environment: Record<string, string> = {}): ServerProcess {
  return startServer({ DATA_DIR: temporaryDirectory(), ...websiteOn(standIn), ...environment });
}

/** Access to a stand-in as a configuration has it. */
export const accessTo = ({ space, host }: StandIn): ContentfulConfig => ({
  space: space.id,
  environment: space.environment,
  host,
  token: DELIVERY_TOKEN,
  pollSeconds: 60,
});

export const WEBHOOK_PATH = '/api/content/webhook';

/** Headers of a notice as Contentful signs it. */
export function signedHeaders(
  body: string,
  { secret = WEBHOOK_SECRET, time = Date.now(), path = WEBHOOK_PATH } = {},
) {
  const type = 'application/vnd.contentful.management.v1+json';
  const topic = 'ContentManagement.Entry.publish';
  const names = 'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic';
  const values = `content-type:${type};x-contentful-signed-headers:${names};x-contentful-timestamp:${time};x-contentful-topic:${topic}`;
  return {
    'content-type': type,
    'x-contentful-topic': topic,
    'x-contentful-timestamp': `${time}`,
    'x-contentful-signed-headers': names,
    'x-contentful-signature': createHmac('sha256', secret)
      .update(`POST\n${path}\n${values}\n${body}`)
      .digest('hex'),
  };
}

/** What the pane sends of an entry as it is typed, but for its fields. */
export const TYPED = {
  id: 'draft',
  contentType: 'blog',
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  localeOf: {},
};

/** The path of the link that an editor follows to a draft. */
export const editorsLink = (secret: string, path: string) =>
  `/api/content/preview?${new URLSearchParams({ secret, path })}`;
