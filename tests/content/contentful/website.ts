import { createHmac } from 'node:crypto';
import { type ServerProcess, startServer, temporaryDirectory } from '#tests/support/process.ts';
import { DELIVERY_TOKEN, PREVIEW_TOKEN, type StandIn } from './stand-in/index.ts';

export const WEBHOOK_SECRET = 'w'.repeat(64);
export const PREVIEW_SECRET = 'a-secret-for-links-to-drafts';

/** Polls so seldom that only a notice brings a change during a test. */
const SELDOM = '3600';

/**
 * Starts the built site on a stand-in of the content service.
 * @param environment variables on top, like DATA_DIR of an earlier run
 */
export function startWebsite(standIn: StandIn, environment: Record<string, string> = {}): ServerProcess {
  return startServer({
    DATA_DIR: temporaryDirectory(),
    CONTENTFUL_SPACE_ID: standIn.space.id,
    CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
    CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
    CONTENTFUL_HOST: standIn.host,
    CONTENTFUL_PREVIEW_HOST: standIn.host,
    CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CONTENT_POLL_SECONDS: SELDOM,
    PREVIEW_SECRET,
    ...environment,
  });
}

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
