import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that changes something comes from our own pages, or from no page at all (a program). Browsers say
 * so in `Sec-Fetch-Site`, and in `Origin` where the connection is not secure.
 * @param siteUrl public origin, which a proxy in front may have replaced in `Host`
 */
export function isFromOurSite(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === siteUrl || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
