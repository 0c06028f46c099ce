import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SocialImageOf } from '#domain/social.ts';
import type { Config } from '../config.ts';
import type { Renditions } from '../media/renditions.ts';
import type { SocialPictures } from '../media/social-pictures.ts';
import { addFailures, sendFailure } from './failures.ts';
import { addHealth, type Probes } from './health.ts';
import { type Log, RequestLog } from './log.ts';
import { addMedia } from './media.ts';
import { cacheFront } from './page-cache/front.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { addPages, pageSender, type Render, type SendPage, type ServicesFor } from './pages.ts';
import { type Preview, previewer } from './preview.ts';
import { hasPreviewCookie } from './preview-cookie.ts';
import { requestId, sendRequestId } from './request-id.ts';
import { addSecurityHeaders } from './security.ts';
import { addSocialImages } from './social.ts';
import { addFiles } from './static.ts';

const KILOBYTE = 1024;
const SECOND = 1000;

/** What a single request may cost. */
const LIMITS = {
  bodyLimit: 64 * KILOBYTE,
  requestTimeout: 30 * SECOND,
  connectionTimeout: 60 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  http: { headersTimeout: 15 * SECOND },
};
const TARGET_LIMIT = 2048;
/** Of 0 to 11: a page is a tenth smaller than at the default of 4, for some milliseconds. */
const BROTLI_QUALITY = 9;

/** What the HTTP server is made of. */
export interface Parts {
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  log: Log;
  probes: Probes;
  servicesFor: ServicesFor;
  render: Render;
  /** Adds the routes below `/api/`, which may answer with a page. */
  addApi: (app: FastifyInstance, sendPage: SendPage) => Promise<void>;
  /** The pictures of the content folder; without it there are none. */
  media?: Pick<Renditions, 'get'>;
  /** Pictures of link previews: what they show, and where they are kept. */
  socialImage?: SocialImageOf;
  socialPictures?: Pick<SocialPictures, 'png'>;
  /** Keeps pages between visits; without it each visit renders its page. */
  cache?: PageCache;
  /** Shows drafts to editors; without it nobody sees any. */
  preview?: Preview;
  /** Absolute path of the files of the build; in development Vite serves them. */
  clientDirectory?: string;
}

/** Makes the HTTP server, which does not listen yet: limits, headers, health, API, files, and pages for the rest. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, log } = parts;
  const app = Fastify({
    ...LIMITS,
    serverFactory: (handle) => listener(parts, handle),
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: requestId,
    requestIdHeader: false,
    frameworkErrors: sendFailure,
    // Only the nearest proxy is believed: everything before it in the header is what the visitor says.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
  });
  app.addHook('onRequest', sendRequestId);
  app.addHook('onRequest', (request, reply, done) => {
    const target = request.raw.url ?? '';
    if (target.length > TARGET_LIMIT) reply.code(414).send();
    else if (!target.startsWith('/')) reply.code(400).send();
    else done();
  });
  closeConnectionsAtTheEnd(app);
  const https = config.siteUrl.startsWith('https:');
  await addSecurityHeaders(app, https);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  addFailures(app);
  addHealth(app, parts.probes);
  const sendPage = pageSender({ ...parts, siteUrl: config.siteUrl });
  await parts.addApi(app, sendPage);
  if (parts.media) addMedia(app, parts.media);
  const { socialImage, socialPictures, servicesFor } = parts;
  if (socialImage && socialPictures) addSocialImages(app, { socialImage, socialPictures, servicesFor });
  if (parts.clientDirectory) await addFiles(app, parts.clientDirectory);
  addPages(app, sendPage, previewer(parts.preview, https));
  parts.cache?.renderWith((target) => visit(app, target));
  return app;
}

/** The server that listens: what the cache has, it answers itself. */
function listener(
  { cache, log }: Parts,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const answered = cache ? cacheFront(cache, hasPreviewCookie, log) : () => false;
  const server = createServer(LIMITS.http, (request, response) => {
    if (!server.listening || !answered(request, response)) handle(request, response);
  });
  server.requestTimeout = LIMITS.requestTimeout;
  server.keepAliveTimeout = LIMITS.keepAliveTimeout;
  server.setTimeout(LIMITS.connectionTimeout);
  return server;
}

/** Visits a page as nobody in particular, so that it is made and kept. */
async function visit(app: FastifyInstance, target: string): Promise<void> {
  const { statusCode } = await app.inject(target);
  if (statusCode >= 500) throw new Error(`status ${statusCode}`);
}

/** A connection that stayed open for the next request would keep the process from ending. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
