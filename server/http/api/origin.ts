import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  CAMPAIGN_PARAMETERS,
  ORIGIN_COLUMNS,
  type Origin,
  type OriginColumn,
} from '#domain/visits/origin.ts';
import { cleanOrigin } from '../../leads/accept/sanitize.ts';
import { twinOf } from '../../platform/network/addresses.ts';
import { fieldsOf, wantsPage } from './submission.ts';

const ABOUT: Record<Exclude<OriginColumn, (typeof CAMPAIGN_PARAMETERS)[number]>, string> = {
  origin_page: 'Path of the page of ours with the form.',
  origin_first_page: 'Path of the page of ours on which the visit began.',
  origin_referrer: 'Host of the site that led here.',
};
const OF_A_CAMPAIGN = 'Parameter of the campaign that led here.';

/** The fields that tell where a form was written; nobody has to send them, and one that makes no sense counts as absent. */
export const originSchema = z.object(
  Object.fromEntries(
    ORIGIN_COLUMNS.map((column) => {
      const about = column in ABOUT ? ABOUT[column as keyof typeof ABOUT] : OF_A_CAMPAIGN;
      return [column, z.optional(z.string().check(z.describe(about)))];
    }),
  ),
);

/**
 * Reads where a form was written: from its fields, and of one that was sent without script, from the address of its page.
 * @param siteUrl of our site, for `Host` may have been replaced
 */
export function readOrigin(request: FastifyRequest, siteUrl: string): Origin {
  const fields = fieldsOf(request.body);
  const ownHosts = ownHostsOf(request, siteUrl);
  const isSilent = wantsPage(request) && fields['origin_page'] === undefined;
  return cleanOrigin(isSilent ? { ...fields, ...pageOf(request, ownHosts) } : fields, ownHosts);
}

/** Reads the page from which a form was sent; pages of others tell nothing (`Referer`, RFC 9110, section 10.1.3). */
function pageOf(request: FastifyRequest, ownHosts: string[]): Record<string, string> {
  const page = URL.parse(request.headers.referer ?? '');
  if (!page || !ownHosts.includes(page.hostname)) return {};
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name): [string, string][] => {
    const value = page.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { origin_page: page.pathname, ...Object.fromEntries(campaign) };
}

/** Names of this site: the one asked for, for a proxy may have replaced it, and that of the configuration, with and without `www`. */
export const ownHostsOf = (request: FastifyRequest, siteUrl: string): string[] =>
  namesOf(request.hostname, new URL(siteUrl).hostname);

const namesOf = (...hosts: string[]): string[] =>
  hosts.flatMap((host) => [host, twinOf(host)].filter((name) => name !== undefined));

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
