import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import * as z from 'zod/mini';
import { mayHoldToken } from '#domain/leads/newsletter/newsletter.ts';
import type { Content } from '#domain/services/content.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { CAMPAIGN_PARAMETERS } from '#domain/visits/origin.ts';
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import { campaignLabel, REPORTED_STEPS } from '#domain/visits/visit-counts.ts';
import { cleanOrigin } from '../../leads/accept/sanitize.ts';
import type { HeardNames, Tally } from '../../visits/tally.ts';
import { ownHostsOf } from '../api/origin.ts';
import { tooOften } from '../hooks/limits.ts';
import { wantsNoCount } from './count-searches.ts';

const LARGEST = 2 * 1024;
/** Events of one network that are counted in a minute, at most: many phones of one provider share an address. */
const NETWORK_MAX = 600;

/** Telephones, accounts and waybills have as many digits, with signs between them or without; a campaign of a year has four. */
const LONG_NUMBER = /\p{Nd}(?:[\s._|:-]?\p{Nd}){5}/u;

const countSchema = z.object({ step: z.enum(REPORTED_STEPS), from: z.optional(z.string()) });

interface CountParts {
  tally: Pick<Tally, 'add'>;
  siteUrl: string;
  /** Whether there is a page at a path. */
  isPage: (path: string) => boolean;
  /** Whether a cookie shows drafts. */
  isPreview: (cookies: string | undefined) => boolean;
  /** Sources and campaigns count by name once several networks have sent them: anybody may write what the desk reads. */
  heard: Pick<HeardNames, 'isKnown'>;
}

/** Makes what tells whether there is a page at a path: one of the site, or of an entry. */
export function pageFinder(content: Pick<Content, 'addresses' | 'revision'>): (path: string) => boolean {
  const pages = new Set<string>(Object.values(PAGE_PATHS));
  let known = { revision: '', entries: new Set<string>() };
  return (path) => {
    const revision = content.revision();
    if (known.revision !== revision)
      known = { revision, entries: new Set(content.addresses().map((entry) => entry.path)) };
    return pages.has(path) || known.entries.has(path);
  };
}

/**
 * `POST /api/counts` counts a step of a visit (domain/visits/visit-counts.ts) and answers 204 whatever comes. Page and campaign are those of the
 * address that the browser names (`Referer`), cleaned as those of leads are. Nothing of the visitor is kept; who asks not to be
 * followed (`DNT`, `Sec-GPC`) does not count, nor does an editor who sees drafts, and a program that names itself counts as one.
 */
export function addCounts(app: FastifyInstance, parts: CountParts): void {
  const { tally, isPreview } = parts;
  const isTooMuch = tooOften(NETWORK_MAX);
  app.post(COUNTS_PATH, { bodyLimit: LARGEST, config: { rateLimit: false } }, async (request, reply) => {
    const { data } = z.safeParse(countSchema, request.body);
    const { headers, ip } = request;
    if (data && !wantsNoCount(headers) && !isPreview(headers.cookie) && !isTooMuch(ip)) {
      const { step, from = '' } = data;
      const where = whereOf(request, from, parts);
      if (where) {
        const isRobot = isbot(request.headers['user-agent']);
        for (const each of isRobot
          ? (['robot'] as const)
          : step === 'visit'
            ? (['visit', 'view'] as const)
            : [step])
          tally.add({ step: each, ...where });
      }
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** @returns nothing where the page is none of ours */
function whereOf(request: FastifyRequest, from: string, { siteUrl, isPage, heard }: CountParts) {
  const ownHosts = ownHostsOf(request, siteUrl);
  const page = URL.parse(request.headers.referer ?? '');
  if (!page || !ownHosts.includes(page.hostname) || mayHoldToken(page.pathname)) return undefined;
  const said = Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, page.searchParams.get(name)]));
  const { origin_page, origin_referrer, utm_source, utm_campaign } = cleanOrigin(
    { ...said, origin_page: page.pathname, origin_referrer: URL.parse(from)?.hostname },
    ownHosts,
  );
  if (!origin_page || !isPage(origin_page)) return undefined;
  const named = (kind: string, name: string) =>
    name !== '' && !LONG_NUMBER.test(name) && heard.isKnown(`${kind} ${name}`, request.ip) ? name : '';
  return {
    page: origin_page,
    source: named('source', origin_referrer ?? ''),
    campaign: named('campaign', campaignLabel(utm_source, utm_campaign)),
  };
}
