import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GONE } from '#domain/pages/redirects.ts';
import type { Services } from '#domain/services/services.ts';
import { localPath } from '#domain/shared/locale.ts';
import { NOT_FOUND_PATH } from '#domain/shared/page-paths.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import { canonicalTarget, isOfLanguage, type ReadTarget } from '../hooks/canonical.ts';
import { sendStatus } from '../hooks/errors.ts';
import type { SendPage } from './pages.ts';
import { isFramed, PREVIEW_ENDED, type PreviewOf } from './preview.ts';

/** A percent sign that is itself escaped; no address of ours has any, and what reads it twice reads another address. */
const DOUBLY_ESCAPED = '%25';

/** An address may be taken by another entry one day: browsers keep where it leads for an hour. */
const REDIRECT_KEPT = 'public, max-age=3600';

/** Whether some page takes an address; `src/entry.ts` has one. */
export type HasPage = (url: string) => boolean;

interface VisitParts {
  sendPage: SendPage;
  previewOf: PreviewOf;
  /** Whether there are previews at all. */
  preview?: unknown;
  siteUrl: string;
  readTarget: ReadTarget;
  cache?: PageCache;
  /** Where an old address leads now, or `GONE`. */
  moved?: (path: string) => string | undefined;
  /** Without it, only rendering tells. */
  hasPage?: HasPage;
}

/** Answers visits: every GET and HEAD that no other route takes. */
export function addVisits(app: FastifyInstance, parts: VisitParts): void {
  const {
    sendPage,
    previewOf,
    preview,
    siteUrl,
    readTarget,
    cache,
    hasPage = () => true,
    moved = () => undefined,
  } = parts;
  app.get('/*', async (request, reply) => {
    const { url } = request;
    const asked = readTarget(url);
    const [path = ''] = asked.path.split('?', 1);
    const query = asked.path.slice(path.length);
    const notFound = localPath(NOT_FOUND_PATH, asked);
    const sendNotFound = (status = 404, drafts?: Partial<Services>) => {
      if (drafts) return sendPage(reply.code(status), notFound, drafts);
      const kept = url === notFound ? undefined : cache?.find(notFound);
      return kept ? sendCached(reply.code(status), kept) : sendPage(reply.code(status), notFound);
    };
    if (path.includes(DOUBLY_ESCAPED)) return sendNotFound();
    const canonical = localPath(canonicalTarget(asked.path) ?? asked.path, asked);
    if (canonical !== url) return reply.redirect(canonical, 308);
    const drafts = asked.content ? undefined : await previewOf(request.headers.cookie, url);
    if (preview && !drafts && isFramed(request)) return sendStatus(reply, 401, PREVIEW_ENDED);
    const target = asked.content ? asked.content.moved(path) : moved(path);
    if (target !== undefined) {
      cache?.drop(url);
      if (target === GONE) return sendNotFound(410, drafts);
      return reply.header('cache-control', REDIRECT_KEPT).redirect(localPath(target + query, asked), 301);
    }
    if ((asked.content && !isOfLanguage(path)) || !hasPage(siteUrl + path)) return sendNotFound(404, drafts);
    return sendPage(reply, url, drafts);
  });
}

/** Answers with the cached page that says that there is none, whatever was asked. */
async function sendCached(reply: FastifyReply, { bodies, headers }: CachedPage) {
  const { body, encoding } = await bodies.for(reply.request.headers['accept-encoding']?.toString());
  for (const [name, value] of headers) reply.header(name, value);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

const REDIRECTED = 303;

interface Parts {
  sendPage: SendPage;
  readTarget: ReadTarget;
  siteUrl: string;
}

/**
 * Answers a form that was sent without script in the language of its page, which browsers name beside it (`Referer`): forms of all
 * languages post to the same address. Anyone who does not say where it comes from gets the default language.
 * @returns what the API answers pages with
 */
export function answersInLanguage(app: FastifyInstance, { sendPage, readTarget, siteUrl }: Parts): SendPage {
  const targetOfForm = ({ headers: { referer = '' } }: FastifyRequest) =>
    readTarget(referer.startsWith(siteUrl) ? referer.slice(siteUrl.length) : '');
  app.addHook('onSend', async (request, reply) => {
    const target = reply.getHeader('location');
    if (request.method === 'POST' && reply.statusCode === REDIRECTED && typeof target === 'string')
      reply.header('location', target.startsWith('/') ? localPath(target, targetOfForm(request)) : target);
  });
  return (reply, path, extra) => sendPage(reply, localPath(path, targetOfForm(reply.request)), extra);
}
