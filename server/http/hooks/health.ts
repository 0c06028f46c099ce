import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { StuckChannel } from '../../leads/queue/stuck.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import { isPrivateAddress } from '../../platform/network/addresses.ts';

/** Things without which the site cannot work, by name; a probe throws when its thing does not answer. */
export type Probes = Record<string, () => unknown>;

/**
 * Tries everything.
 * @param onFailure is notified of each thing that does not answer
 * @returns their names
 */
export async function failingProbes(
  probes: Probes,
  onFailure: (name: string, error: unknown) => void = () => {},
): Promise<string[]> {
  const failing: string[] = [];
  for (const [name, probe] of Object.entries(probes)) {
    try {
      await probe();
    } catch (error) {
      onFailure(name, error);
      failing.push(name);
    }
  }
  return failing;
}

/** Probes come every few seconds; only their failures are worth a line of the log. */
const QUIET: RouteShorthandOptions = { logLevel: 'warn' };

/** Asked for by load balancers and monitors, by address. */
export const HEALTH_PATHS = { alive: '/healthz', ready: '/readyz', readyForPages: '/readyz/pages' };

/** No reason to send visitors elsewhere, but one for a monitor that reads the answer, and for the doctor. */
interface HealthDetail {
  /** News of leads does not leave by these. */
  stuck?: StuckChannel[];
  /** A proxy tells visitors' addresses, and is not believed. */
  untrustedProxy?: boolean;
  /** Shortcomings although the site serves everybody. */
  remarks?: string[];
}

/** Without these there are no pages. */
const PAGES_NEED = ['content'];

/**
 * `/healthz` says that the process lives, `/readyz` that it can serve: 503 names what does not answer, or says that the
 * process is about to end and wants no more visitors, or still makes the pages that most ask for, and would let all of them
 * wait at once. `/readyz/pages` is for balancers: a database that all processes share
 * and that is down stops forms, and must not take every process with its pages out of service.
 * @param detail what is amiss although everybody is served, for people to read
 */
export function addHealth(
  app: FastifyInstance,
  probes: Probes,
  { isEnding, isWarming = () => false }: { isEnding: () => boolean; isWarming?: (() => boolean) | undefined },
  detail: () => HealthDetail = () => ({}),
): void {
  app.get(HEALTH_PATHS.alive, QUIET, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  const addReadiness = (path: string, needed: Probes) =>
    app.get(path, QUIET, async (request, reply) => {
      const failing = await failingProbes(needed, (probe, err) =>
        request.log.error({ err, probe, remedy: remedyOf(err) }, 'not ready'),
      );
      reply.header('cache-control', 'no-store');
      if (isEnding()) return reply.code(503).send({ status: 'ending' });
      if (isWarming()) return reply.code(503).send({ status: 'warming' });
      return failing.length === 0
        ? { status: 'ready', ...detail() }
        : reply.code(503).send({ status: 'not ready', failing });
    });
  addReadiness(HEALTH_PATHS.ready, probes);
  const forPages = Object.entries(probes).filter(([name]) => PAGES_NEED.includes(name));
  addReadiness(HEALTH_PATHS.readyForPages, Object.fromEntries(forPages));
}

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
