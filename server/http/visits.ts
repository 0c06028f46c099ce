import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOT_FOUND_PATH } from '#domain/page-paths.ts';
import { GONE } from '#domain/redirects.ts';
import { canonicalTarget } from './canonical.ts';
import type { CachedPage, PageCache } from './page-cache/page-cache.ts';
import type { SendPage } from './pages.ts';
import type { PreviewOf } from './preview.ts';

/** A percent sign that is itself escaped; no address of ours has any, and what reads it twice reads another address. */
const DOUBLY_ESCAPED = '%25';

/** An address may be taken by another entry one day: browsers keep where it leads for an hour. */
const REDIRECT_KEPT = 'public, max-age=3600';

/** Whether some page takes an address; `src/entry.ts` has one. */
export type HasPage = (url: string) => boolean;

interface VisitParts {
  sendPage: SendPage;
  previewOf: PreviewOf;
  siteUrl: string;
  cache?: PageCache;
  /** Where an old address leads now, or `GONE`. */
  moved?: (path: string) => string | undefined;
  /** Without it, only rendering tells. */
  hasPage?: HasPage;
}

/** Answers visits: every GET and HEAD that no other route takes. */
export function addVisits(app: FastifyInstance, parts: VisitParts): void {
  const { sendPage, previewOf, siteUrl, cache, hasPage = () => true, moved = () => undefined } = parts;
  const sendNotFound = (reply: FastifyReply) => {
    const isAskedFor = reply.request.url === NOT_FOUND_PATH;
    const kept = isAskedFor ? undefined : cache?.find(NOT_FOUND_PATH);
    return kept ? sendCached(reply, kept) : sendPage(reply, NOT_FOUND_PATH);
  };
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.includes(DOUBLY_ESCAPED)) return sendNotFound(reply);
    const canonical = canonicalTarget(request.url);
    if (canonical !== undefined) return reply.redirect(canonical, 308);
    const target = moved(path);
    if (target !== undefined) {
      cache?.drop(request.url);
      if (target === GONE) return sendPage(reply.code(410), NOT_FOUND_PATH);
      return reply
        .header('cache-control', REDIRECT_KEPT)
        .redirect(target + request.url.slice(path.length), 301);
    }
    if (!hasPage(siteUrl + path)) return sendNotFound(reply);
    return sendPage(reply, request.url, await previewOf(request.headers.cookie, request.url));
  });
}

/** Answers with the cached page that says that there is none, whatever was asked. */
async function sendCached(reply: FastifyReply, { bodies, headers, status }: CachedPage) {
  const { body, encoding } = await bodies.for(reply.request.headers['accept-encoding']?.toString());
  for (const [name, value] of headers) reply.header(name, value);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}
