import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type onRequestHookHandler } from 'fastify';
import type { Content } from '#domain/services/content.ts';
import type { SocialImageOf } from '#domain/services/social.ts';
import type { Config } from '../config/config.ts';
import type { Preview } from '../content/preview/preview.ts';
import type { StuckChannel } from '../leads/queue/stuck.ts';
import type { Renditions } from '../media/pictures/renditions.ts';
import type { SocialPictures } from '../media/pictures/social-pictures.ts';
import type { Log } from '../platform/log.ts';
import { believed, plainAddress } from '../platform/network/addresses.ts';
import { endIdleConnections } from '../platform/network/idle-connections.ts';
import type { PageCache } from './cache/page-cache.ts';
import { cacheFront } from './cache/stale-while-revalidate.ts';
import { addMedia, addSocialImages } from './files/pictures.ts';
import { addFiles } from './files/static.ts';
import { type ReadTarget, targetReader } from './hooks/canonical.ts';
import { addFailures, sendFailure, sendStatus } from './hooks/errors.ts';
import { addHealth, type Probes, watchForwarded } from './hooks/health.ts';
import { hasOneHost, hostCheck, refuseOtherHosts, requestId, sendRequestId } from './hooks/identity.ts';
import { RenderBudget } from './hooks/limits.ts';
import { type RefusalReason, refuser } from './hooks/refusals.ts';
import { RequestLog } from './hooks/request-log.ts';
import { addHeaders, addSecurityTxt, KEPT_OUT, securityHeaders } from './hooks/security.ts';
import { type ConnectionLimits, makeListener } from './listener.ts';
import { pageSender, type Render, type SendPage, type ServicesFor } from './pages/pages.ts';
import { isFramed, previewDetector, previewer } from './pages/preview.ts';
import { addVisits, answersInLanguage, type HasPage } from './pages/visits.ts';

const FORWARDED_FOR = 'x-forwarded-for';
/** Of a request, in bytes. */
const BODY_LIMIT = 64 * 1024;
const TARGET_LIMIT = 2048;
/** Of 0 to 11, for what is not kept; 9 would save a tenth of a page for some milliseconds more. */
const BROTLI_QUALITY = 4;
/** In bytes, as for the files of the build (tools/astro/integrations.ts). */
const WORTH_COMPRESSING = 512;

/** The parts that the HTTP server is made of. */
export interface Parts {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'allowedHosts'> & Partial<Pick<Config, 'samples'>>;
  log: Log;
  probes: Probes;
  /** Channels whose deliveries do not leave, for a monitor. */
  stuck?: () => StuckChannel[];
  /** Shortcomings although the site serves everybody. */
  remarks?: () => string[];
  servicesFor: ServicesFor;
  /** The content in each language but the default one. */
  translations?: readonly Content[];
  render: Render;
  /** Tells unknown addresses from pages before anything is rendered. */
  hasPage?: HasPage;
  /** How much is rendered at once, where it differs from ours. */
  budget?: RenderBudget;
  /** Adds the routes below `/api/`, which may answer with a page. */
  addApi: (app: FastifyInstance, sendPage: SendPage) => Promise<void>;
  /** The pictures of the content folder; without it there are none. */
  media?: Pick<Renditions, 'get'>;
  /** Pictures of link previews: what they show, and where they are kept. */
  socialImage?: SocialImageOf;
  socialPictures?: Pick<SocialPictures, 'picture'>;
  /** Where an old address leads now, or `GONE`; without it nowhere. */
  moved?: (path: string) => string | undefined;
  /** Keeps pages between visits; without it each visit renders its page. */
  cache?: PageCache;
  /** Shows drafts to editors; without it nobody sees any. */
  preview?: Preview;
  /** Absolute path of the files of the build; in development Vite serves them. */
  clientDirectory?: string;
  /** The limits of a connection, where they differ from ours. */
  limits?: Partial<ConnectionLimits>;
  /** Whether the process is about to end: `/readyz` says so, and each answer is the last of its connection. */
  isEnding?: () => boolean;
  /** Whether the pages that most ask for are still being made: `/readyz` says so. */
  isWarming?: () => boolean;
  /** Sees every request, for the metrics. */
  observe?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Is notified of everything that is refused and may be part of an attack. */
  onRefusal?: (reason: RefusalReason) => void;
}

/** Makes the HTTP server, which does not listen yet: limits, headers, health, API, files, and pages for the rest. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, log } = parts;
  const https = config.siteUrl.startsWith('https:');
  const headers = { ...securityHeaders(https), ...(config.samples && KEPT_OUT) };
  const isOurs = hostCheck(config.allowedHosts);
  const readTarget = targetReader(parts.translations);
  const isPreview = previewDetector(parts.preview, https);
  const isCommon = (request: IncomingMessage) =>
    isOurs(request.headers.host) &&
    hasOneHost(request) &&
    !isPreview(request.headers.cookie) &&
    !(parts.preview && isFramed(request));
  const { onRefusal = () => {} } = parts;
  let closing = false;
  const isEnding = () => closing || parts.isEnding?.() === true;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    serverFactory: (application) =>
      makeListener({
        ...parts,
        answers: answersFromCache(parts, isCommon, readTarget),
        application,
        isEnding,
      }),
    clientErrorHandler: refuser(headers, () => onRefusal('malformed')),
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: requestId,
    requestIdHeader: false,
    // No hook sees what the router cannot read.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers(headers)),
    // Of the addresses in the header, those before the proxies that are believed are what the visitor says.
    trustProxy: believed(config.trustProxy),
    // Requests on an open connection were sent before their sender could know.
    return503OnClosing: false,
  });
  if (config.trustProxy) app.addHook('onRequest', spellForwardedPlainly);
  const sawForwarded = watchForwarded(app, config.trustProxy !== false);
  addHeaders(app, headers);
  app.addHook('onResponse', async ({ refusal }) => {
    if (refusal) onRefusal(refusal);
  });
  app.addHook('onRequest', sendRequestId);
  refuseOtherHosts(app, isOurs, config.siteUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const target = request.raw.url ?? '';
    if (target.length > TARGET_LIMIT) sendStatus(reply, 414);
    else if (!target.startsWith('/')) sendStatus(reply, 400);
    else done();
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  endConnections(app, isEnding);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  addFailures(app);
  addHealth(app, parts.probes, { isEnding, isWarming: parts.isWarming }, () => {
    const stuck = parts.stuck?.() ?? [];
    const remarks = parts.remarks?.() ?? [];
    return {
      ...(stuck.length > 0 && { stuck }),
      ...(sawForwarded() && { untrustedProxy: true }),
      ...(remarks.length > 0 && { remarks }),
    };
  });
  addSecurityTxt(app, config.siteUrl, () => parts.servicesFor().content);
  const budget = parts.budget ?? new RenderBudget();
  const sendPage = pageSender({ ...parts, budget, readTarget, siteUrl: config.siteUrl });
  const inLanguage = parts.translations?.length
    ? answersInLanguage(app, { readTarget, sendPage, siteUrl: config.siteUrl })
    : sendPage;
  await parts.addApi(app, inLanguage);
  if (parts.media) addMedia(app, parts.media);
  const { socialImage, socialPictures, servicesFor } = parts;
  if (socialImage && socialPictures)
    addSocialImages(app, { socialImage, socialPictures, servicesFor, readTarget, budget });
  if (parts.clientDirectory) await addFiles(app, parts.clientDirectory);
  addVisits(app, {
    ...parts,
    readTarget,
    siteUrl: config.siteUrl,
    sendPage,
    previewOf: previewer(parts.preview, https),
  });
  parts.cache?.renderWith(async (target) => {
    if (!closing) await visit(app, target);
  });
  return app;
}

/** Makes one visitor of an address, however the proxies in front spell it (Azure's adds the port). */
const spellForwardedPlainly: onRequestHookHandler = ({ raw: { headers } }, _reply, done) => {
  const given = headers[FORWARDED_FOR];
  if (given)
    headers[FORWARDED_FOR] = String(given)
      .split(',')
      .map((part) => plainAddress(part.trim()))
      .join(', ');
  done();
};

/** Answers what the cache has, before the application sees it. */
function answersFromCache(
  { cache, log }: Parts,
  isCommon: (request: IncomingMessage) => boolean,
  readTarget: ReadTarget,
) {
  return cache ? cacheFront(cache, isCommon, readTarget, log) : () => false;
}

/** Visits a page as nobody in particular, so that it is made and kept. */
async function visit(app: FastifyInstance, target: string): Promise<void> {
  const { statusCode } = await app.inject(target);
  if (statusCode >= 500) throw new Error(`status ${statusCode}`);
}

/** Ends connections that would stay open for the next request and keep the process from ending. */
function endConnections(app: FastifyInstance, isEnding: () => boolean): void {
  // Also those whose request came before the end was near.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEnding()) reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
  endIdleConnections(app);
}
