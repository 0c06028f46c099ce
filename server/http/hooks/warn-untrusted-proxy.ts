import type { FastifyInstance } from 'fastify';

/**
 * Notes that a proxy tells visitors' addresses and is not believed; the limits of the forms then count all visitors as one.
 * @returns whether one was seen
 */
export function watchForwarded(app: FastifyInstance, isBelieved: boolean): () => boolean {
  let seen = false;
  if (!isBelieved)
    app.addHook('onRequest', async (request) => {
      if (seen || request.headers['x-forwarded-for'] === undefined) return;
      seen = true;
      request.log.warn(
        'X-Forwarded-For arrives and TRUST_PROXY is off: behind a proxy, all visitors count as one; set TRUST_PROXY',
      );
    });
  return () => seen;
}
