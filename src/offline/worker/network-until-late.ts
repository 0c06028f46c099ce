import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { pageAddress } from './build.ts';
import { TIMEOUT_S } from './cache-names.ts';

const SECOND = 1000;

/** A page that leads to itself, as the bar of a copy does, is wanted as it is now. */
const isAskedAgain = ({ url, referrer }: Request): boolean =>
  referrer.startsWith(location.origin) && pageAddress(referrer) === pageAddress(url);

/** On the way back browsers take what they have of a page, however old, and nothing would say so: the server is asked whether it has changed. */
const asItIsNow = (request: Request): Request =>
  request.cache === 'force-cache' ? new Request(request, { cache: 'no-cache' }) : request;

const patience = () => new Promise<undefined>((end) => setTimeout(() => end(undefined), TIMEOUT_S * SECOND));

/**
 * Answers with the network's answer where it begins in time, otherwise with a copy if there is one. Unlike Workbox's NetworkFirst it
 * keeps the event until the network has answered: browsers abort a preloaded request with the end of its event, and the copy would
 * never be replaced.
 */
export class NetworkUntilLate extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetchAndCachePut(asItIsNow(request));
    const settled = answer.catch(() => undefined);
    void handler.waitUntil(settled);
    const inTime = await Promise.race(isAskedAgain(request) ? [settled] : [settled, patience()]);
    return inTime ?? (await handler.cacheMatch(request)) ?? answer;
  }
}
