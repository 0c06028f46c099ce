import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { QUERY_LENGTH, SEARCH_QUERY } from '#domain/entries/search.ts';
import { SEARCH_PATH } from '#domain/shared/page-paths.ts';
import { foldedWords } from '../../content/store/replica/words.ts';
import type { HeardNames, SearchTally } from '../../visits/tally.ts';
import { tooOften } from '../hooks/limits.ts';

/** Do Not Track, and Global Privacy Control, which took its place. */
export const wantsNoCount = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** Searches of one network that are counted in a minute, at most. */
const NETWORK_MAX = 60;

/**
 * Counts what the search over everything is asked for, after the answer. Nothing of the visitor is kept; programs, other sites that show our
 * page, pages fetched ahead and who asks not to be followed do not count.
 * @param isFound whether a search finds anything
 * @param heard lets words count once several networks have searched for them: one alone may want them to be read
 */
export function countSearches(
  app: FastifyInstance,
  tally: Pick<SearchTally, 'add'>,
  isFound: (query: string) => boolean,
  heard: Pick<HeardNames, 'isKnown'>,
): void {
  const isTooMuch = tooOften(NETWORK_MAX);
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.startsWith(`${SEARCH_PATH}?`)) return;
    if (![200, 304].includes(reply.statusCode) || isNoVisit(request) || isTooMuch(request.ip)) return;
    const query = new URLSearchParams(request.url.slice(SEARCH_PATH.length)).get(SEARCH_QUERY) ?? '';
    const words = foldedWords(query).join(' ');
    if (query.length <= QUERY_LENGTH && words !== '' && heard.isKnown(`search ${words}`, request.ip))
      tally.add(query, isFound(query));
  });
}

function isNoVisit({ headers }: FastifyRequest): boolean {
  const isOfOthers = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  const isAhead = headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined;
  return wantsNoCount(headers) || isOfOthers || isAhead || isbot(headers['user-agent']);
}
