import type { FastifyInstance } from 'fastify';
import { sendStatus } from './failures.ts';
import { HEALTH_PATHS } from './health.ts';

/** Names under which only this machine can ask; no other site's name can lead a browser here with one of them. */
const OWN = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Asked for by address, not by a name of ours. */
const HEALTH = new Set(Object.values(HEALTH_PATHS));
const PORT = /:\d{1,5}$/;

/** Whether a `Host` is one of ours. */
export type IsOurHost = (host: string | undefined) => boolean;

/**
 * Makes the judge of `Host`. Pages never read it, but a name of somebody else's that leads here is an attack or a mistake.
 * @param allowed names without port, in small letters; without any, every name is ours
 */
export function hostJudge(allowed: readonly string[]): IsOurHost {
  if (allowed.length === 0) return () => true;
  const names = new Set([...OWN, ...allowed]);
  return (host = '') => names.has(host.toLowerCase().replace(PORT, ''));
}

/** Refuses requests for other hosts with 421 (RFC 9110, section 15.5.20), but for those about health. */
export function refuseOtherHosts(app: FastifyInstance, isOurs: IsOurHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOurs(request.headers.host) || HEALTH.has(request.url)) done();
    else sendStatus(reply, 421);
  });
}
