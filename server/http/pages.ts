import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#domain/services.ts';
import { BestForms } from './best-form.ts';
import { cacheControl, entityTag, isKnown, REVALIDATE } from './caching.ts';
import { canonicalTarget } from './canonical.ts';
import { onlyHashesOf } from './policy.ts';

const POLICY = 'content-security-policy';

/** Renders a page of the site; `src/entry.ts` has one. Answers with the 404 page for an unknown path. */
export type Render = (request: Request, locals: Services) => Promise<Response>;

/** Makes the services of one request. */
export type ServicesFor = (extra?: Partial<Services>) => Services;

/**
 * Answers with a page. A status that was set on the reply before stays, so that the API can answer a form that came
 * back with faults: `sendPage(reply.code(422), '/contact', { returnedForm })`.
 * @param path of the page, with its query if it has one
 * @param extra what the page gets besides the usual services
 */
export type SendPage = (
  reply: FastifyReply,
  path: string,
  extra?: Partial<Services>,
) => Promise<FastifyReply>;

/**
 * Makes the function that answers with a page.
 * @param siteUrl the origin that pages see themselves under, whatever `Host` a visitor sends
 */
export function pageSender(render: Render, servicesFor: ServicesFor, siteUrl: string): SendPage {
  const bestForms = new BestForms();
  return async (reply, path, extra) => {
    const page = await render(new Request(siteUrl + path), servicesFor(extra));
    const body = Buffer.from(await page.arrayBuffer());
    const tag = entityTag(body);
    if (reply.statusCode === 200) reply.code(page.status);
    const isVisit = extra === undefined && reply.statusCode === 200;
    reply.header('vary', 'accept-encoding');
    reply.header('cache-control', isVisit ? cacheControl(path, REVALIDATE) : REVALIDATE);
    for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value);
    if (page.headers.get('content-type') === 'text/html') reply.type('text/html; charset=utf-8');
    const policy = page.headers.get(POLICY);
    if (policy) reply.header(POLICY, onlyHashesOf(body.toString(), policy));
    if (!isVisit) return reply.send(body);
    reply.header('etag', tag);
    if (isKnown(tag, reply.request.headers['if-none-match'])) return reply.code(304).send();
    const best = takesBrotli(reply.request) && bestForms.of(tag, body);
    return best ? reply.header('content-encoding', 'br').send(best) : reply.send(body);
  };
}

/** Whether a visitor takes brotli; one that gives weights to encodings is left to the general compression. */
function takesBrotli({ headers }: FastifyRequest): boolean {
  return /(^|[\s,])br\s*(,|$)/.test(headers['accept-encoding']?.toString() ?? '');
}

/** Answers visits: every GET and HEAD that no other route takes. */
export function addPages(app: FastifyInstance, sendPage: SendPage): void {
  app.get('/*', (request, reply) => {
    const canonical = canonicalTarget(request.url);
    return canonical === undefined ? sendPage(reply, request.url) : reply.redirect(canonical, 308);
  });
}
