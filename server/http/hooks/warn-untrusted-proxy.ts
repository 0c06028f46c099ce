import type { FastifyInstance } from 'fastify';
import { isPrivateAddress } from '../../platform/network/addresses.ts';
import { HEALTH_PATHS } from './health.ts';

/** Monitors ask for these without a proxy. */
const HEALTH: string[] = Object.values(HEALTH_PATHS);

/** The weight of a request beside those before it: some fifteen in a row show a proxy, and what one visitor writes does not. */
const WEIGHT = 0.05;
const MOST = 0.5;

/**
 * Notes that a proxy tells visitors' addresses and is not believed; the limits of the forms then count all visitors as one.
 * @returns whether most requests, of late, came from a private address with such a header: a visitor may write it too
 */
export function watchForwarded(app: FastifyInstance, isBelieved: boolean): () => boolean {
  let share = 0;
  let isLogged = false;
  if (!isBelieved)
    app.addHook('onRequest', async (request) => {
      if (HEALTH.includes(request.url)) return;
      const isForwarded =
        request.headers['x-forwarded-for'] !== undefined &&
        isPrivateAddress(request.socket.remoteAddress ?? '');
      share += WEIGHT * (Number(isForwarded) - share);
      if (isLogged || share < MOST) return;
      isLogged = true;
      request.log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is off: behind a proxy, all visitors count as one; set TRUST_PROXY',
      );
    });
  return () => share >= MOST;
}
