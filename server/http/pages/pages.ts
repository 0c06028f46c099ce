import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '#domain/services/services.ts';
import { type Locale, localPath } from '#domain/shared/locale.ts';
import { NOT_FOUND_PATH } from '#domain/shared/page-paths.ts';
import { networkOf } from '../../platform/network/addresses.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { once, readVisit } from '../cache/page-cache-keys.ts';
import {
  bodyTag,
  isKnown,
  NO_STORE,
  REVALIDATE,
  SHARED_PAGE,
  sharedUntil,
  surrogateKeys,
} from '../hooks/caching.ts';
import { isOfLanguage, type ReadTarget, targetReader } from '../hooks/canonical.ts';
import { Busy, OURS, RenderBudget, type RenderKind, sendTooMuch } from '../hooks/limits.ts';
import { KEPT_OUT } from '../hooks/security.ts';
import { framedByEditors } from './preview.ts';

const TAGS = /(<[^<>]*>)/;
/** In a tag that leads to the same page in a language that it names. */
const NAMES_LANGUAGE = ' hreflang="';
const LINK = /\b(href|action)="(\/[^"'<>\s?#&\\]*)/g;
/** The path after the origin of the site; `/#company` names the company, which is the same in each language. */
const AFTER_ORIGIN = /^(?!\/#)\/[^"'<>\s?#&\\]*/;

/**
 * Makes the function that leads the links of a page in a further language to others in it: parts and pages know each page by its path in
 * the default one, and nothing of languages. Addresses of files stay.
 */
function localLinks(siteUrl: string) {
  return (text: string, locale: Pick<Locale, 'prefix'>): string => {
    const local = (path: string) => (isOfLanguage(path) ? localPath(path, locale) : path);
    const led = (part: string) =>
      part
        .replace(LINK, (_, name: string, path: string) => `${name}="${local(path)}`)
        .split(siteUrl)
        .map((rest, place) => (place === 0 ? rest : rest.replace(AFTER_ORIGIN, local)))
        .join(siteUrl);
    return text
      .split(TAGS)
      .map((part) => (part.includes(NAMES_LANGUAGE) ? part : led(part)))
      .join('');
  };
}

const POLICY = 'content-security-policy';
const REQUEST_ID = 'x-request-id';

/** How long an answer that the page cache does not keep, like a search, serves all who ask for the same, in ms. */
const RECENT_MS = 30_000;
/** Of all these answers, in bytes. */
const RECENT_BYTES = 8 * 1024 ** 2;

/** Renders a page of the site; `src/entry.ts` has one. Answers with the 404 page for an unknown path. */
export type Render = (request: Request, locals: Services) => Promise<Response>;

/** Makes the services of one request. */
export type ServicesFor = (extra?: Partial<Services>) => Services;

/**
 * Answers with a page. A status that was set on the reply before stays, so that the API can answer a form that came
 * back with errors: `sendPage(reply.code(422), '/contact', { returnedForm })`.
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
  /** Tells a path's language; without it there is one. */
  readTarget?: ReadTarget;
  cache?: PageCache;
  /** How much is rendered at once. */
  budget?: RenderBudget;
}

interface RenderedPage {
  status: number;
  headers: (readonly [name: string, value: string])[];
  body: Buffer;
  /** Names the body. */
  tag: string;
}

/** Makes the function that answers with a page. */
export function pageSender(parts: SenderParts): SendPage {
  const {
    render,
    servicesFor,
    siteUrl,
    readTarget = targetReader(),
    cache,
    budget = new RenderBudget(),
  } = parts;
  const led = localLinks(siteUrl);
  const recent = new LRUCache<string, RenderedPage>({
    maxSize: RECENT_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: RECENT_MS,
  });
  const rendered = (
    target: string,
    services: Services,
    network: string,
    kind: RenderKind = 'page',
  ): Promise<RenderedPage> =>
    budget.run(network, kind, async () => {
      const asked = readTarget(target);
      const page = await render(new Request(siteUrl + asked.path), services);
      if (page.status === 500) throw new Error('page not rendered');
      const body = asked.prefix
        ? Buffer.from(led(await page.text(), asked))
        : Buffer.from(await page.arrayBuffer());
      const headers = [...headersOf(page), ['vary', 'accept-encoding'] as const];
      return { status: page.status, headers, body, tag: bodyTag(body) };
    });

  const renderedForAll = once(async (target, shared: boolean, reply: FastifyReply) => {
    const { path, content } = readTarget(target);
    const reads = shared ? cache?.reads() : undefined;
    const services = servicesFor(content && { content });
    const revision = servicesFor().content.revision();
    const page = await rendered(
      target,
      reads?.of(services) ?? services,
      cache?.isRefreshing(target) ? OURS : networkOf(reply.request.ip),
      shared ? 'page' : 'question',
    );
    const { status, tag } = page;
    const isNotFound = path === NOT_FOUND_PATH;
    if (shared && status === 404 && !isNotFound) cache?.drop(target);
    if (shared && status === (isNotFound ? 404 : 200)) {
      const headers: RenderedPage['headers'] = isNotFound
        ? [['cache-control', REVALIDATE], ...page.headers]
        : [['cache-control', SHARED_PAGE], ['surrogate-key', surrogateKeys(target)], ...page.headers];
      const whole = [...headersSet(reply), ...headers];
      if (isNotFound || new Map(headers).get('cache-control') === SHARED_PAGE) {
        await cache?.keep(target, { status, headers: whole, tag, revision, reads }, page.body);
        return { ...page, headers };
      }
    }
    recent.set(`${revision} ${target}`, page);
    return page;
  });

  const pageFor = (reply: FastifyReply, path: string, extra?: Partial<Services>) => {
    const { prefix, content } = readTarget(path);
    const { target, shared } = readVisit(path, prefix);
    if (!extra) {
      const known = recent.get(`${servicesFor().content.revision()} ${target}`);
      return known ? Promise.resolve(known) : renderedForAll(target, shared, reply);
    }
    const network = isOpenedByUs(extra) ? OURS : networkOf(reply.request.ip);
    return rendered(target, servicesFor({ ...(content && { content }), ...extra }), network);
  };

  return async (reply, path, extra) => {
    const page = await pageFor(reply, path, extra).catch((error: unknown) => {
      if (error instanceof Busy) return undefined;
      throw error;
    });
    if (!page) return sendTooMuch(reply, 503, servicesFor().content, extra?.returnedForm !== undefined);
    if (reply.statusCode === 200) reply.code(page.status);
    reply.header('cache-control', extra ? NO_STORE : REVALIDATE);
    if (extra?.preview) reply.headers(KEPT_OUT);
    const cached = sharedUntil(cache?.untilNext() ?? Number.POSITIVE_INFINITY);
    for (const [name, value] of page.headers) {
      if (extra?.preview === 'frame' && name === POLICY) reply.header(name, framedByEditors(value));
      else reply.header(name, value === SHARED_PAGE ? cached : value);
    }
    if (reply.statusCode !== 200 || extra) return reply.send(page.body);
    reply.header('etag', `W/"${page.tag}"`);
    const known = isKnown(page.tag, reply.request.headers['if-none-match']);
    return known ? reply.code(304).send() : reply.send(page.body);
  };
}

/** Whether a page shows what only a link or cookie that we signed opens. */
function isOpenedByUs(services: Partial<Services>): boolean {
  if (services.deskSheet) return true;
  return services.preview !== undefined;
}

function headersOf(page: Response): RenderedPage['headers'] {
  return [...page.headers]
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => [name, value === 'text/html' ? 'text/html; charset=utf-8' : value]);
}

/** The headers that the application has set before the page, without those that the page sets itself and that belong to one answer. */
function headersSet(reply: FastifyReply): RenderedPage['headers'] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== POLICY && name !== REQUEST_ID)
    .map(([name, value]) => [name, String(value)]);
}
