import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that changes something comes from a page that may do so, or from no page at all (a program). Browsers
 * say so in `Sec-Fetch-Site`, and in `Origin` where the connection is not secure.
 * @param origins of our site, which a proxy in front may have replaced in `Host`, and others that may call
 */
export function isFromOurSite(request: FastifyRequest, origins: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
