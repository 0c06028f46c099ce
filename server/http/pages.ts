import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '#domain/services.ts';
import { bodyTag, isKnown, NO_STORE, REVALIDATE, SHARED_PAGE, surrogateKeys } from './caching.ts';
import { canonicalTarget } from './canonical.ts';
import { once } from './page-cache/once.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { readVisit } from './page-cache/visit.ts';
import { onlyHashesOf } from './policy.ts';
import type { PreviewOf } from './preview.ts';
import { isOpenedByHand, OPENER_POLICY } from './security.ts';

const POLICY = 'content-security-policy';
const REQUEST_ID = 'x-request-id';

/** Renders a page of the site; `src/entry.ts` has one. Answers with the 404 page for an unknown path. */
export type Render = (request: Request, locals: Services) => Promise<Response>;

/** Makes the services of one request. */
export type ServicesFor = (extra?: Partial<Services>) => Services;

/**
 * Answers with a page. A status that was set on the reply before stays, so that the API can answer a form that came
 * back with faults: `sendPage(reply.code(422), '/contact', { returnedForm })`.
 * @param path of the page, with its query if it has one
 * @param extra what the page gets besides the usual services; such an answer is of one visitor and is not kept
 */
export type SendPage = (
  reply: FastifyReply,
  path: string,
  extra?: Partial<Services>,
) => Promise<FastifyReply>;

interface SenderParts {
  render: Render;
  servicesFor: ServicesFor;
  /** The origin that pages see themselves under, whatever `Host` a visitor sends. */
  siteUrl: string;
  cache?: PageCache;
}

interface RenderedPage {
  status: number;
  headers: (readonly [name: string, value: string])[];
  body: Buffer;
  /** Names the body. */
  tag: string;
}

/** Makes the function that answers with a page. */
export function pageSender({ render, servicesFor, siteUrl, cache }: SenderParts): SendPage {
  const rendered = async (target: string, services: Services): Promise<RenderedPage> => {
    const page = await render(new Request(siteUrl + target), services);
    const body = Buffer.from(await page.arrayBuffer());
    const headers = [...headersOf(page, body), ['vary', 'accept-encoding, sec-fetch-site'] as const];
    return { status: page.status, headers, body, tag: bodyTag(body) };
  };

  const renderedForAll = once(async (target, reply: FastifyReply) => {
    const services = servicesFor();
    const revision = services.content.revision();
    const page = await rendered(target, services);
    if (page.status === 404) cache?.drop(target);
    if (page.status !== 200) return page;
    const headers = [
      ['cache-control', SHARED_PAGE] as const,
      ['surrogate-key', surrogateKeys(target)] as const,
      ...page.headers,
    ];
    const whole = [...headersSet(reply), ...headers];
    if (new Map(headers).get('cache-control') === SHARED_PAGE)
      await cache?.keep(target, { headers: whole, tag: page.tag, revision }, page.body);
    return { ...page, headers };
  });

  return async (reply, path, extra) => {
    const { target, shared } = readVisit(path);
    const page =
      shared && !extra ? await renderedForAll(target, reply) : await rendered(target, servicesFor(extra));
    if (reply.statusCode === 200) reply.code(page.status);
    reply.header('cache-control', extra ? NO_STORE : REVALIDATE);
    if (extra?.preview) reply.header('x-robots-tag', 'noindex');
    for (const [name, value] of page.headers) reply.header(name, value);
    if (!extra && isOpenedByHand(reply.request.headers)) reply.removeHeader(OPENER_POLICY);
    if (reply.statusCode !== 200 || extra) return reply.send(page.body);
    reply.header('etag', `W/"${page.tag}"`);
    const known = isKnown(page.tag, reply.request.headers['if-none-match']);
    return known ? reply.code(304).send() : reply.send(page.body);
  };
}

function headersOf(page: Response, body: Buffer): RenderedPage['headers'] {
  return [...page.headers]
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => {
      if (name === POLICY) return [name, onlyHashesOf(body.toString(), value)];
      return [name, value === 'text/html' ? 'text/html; charset=utf-8' : value];
    });
}

/** What the application has set before the page, but for what the page sets itself and what belongs to one answer. */
function headersSet(reply: FastifyReply): RenderedPage['headers'] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== POLICY && name !== REQUEST_ID)
    .map(([name, value]) => [name, String(value)]);
}

/** Answers visits: every GET and HEAD that no other route takes. */
export function addPages(app: FastifyInstance, sendPage: SendPage, previewOf: PreviewOf): void {
  app.get('/*', async (request, reply) => {
    const canonical = canonicalTarget(request.url);
    if (canonical !== undefined) return reply.redirect(canonical, 308);
    return sendPage(reply, request.url, await previewOf(request.headers.cookie));
  });
}
