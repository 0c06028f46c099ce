import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { POLICY_REPORTS_PATH } from '#domain/visits/paths.ts';
import { networkOf } from '../../platform/network/addresses.ts';

const LARGEST_REPORT = 8 * 1024;
const MINUTE = 60_000;
/** Reports of one network, and of all, that are read in a minute; what is more tells nothing new. */
const NETWORK_MAX = 10;
const TOTAL_MAX = 60;
const NETWORKS_MAX = 5000;
const ALL = 'all';

/** The report that browsers send for `report-uri` (Content Security Policy Level 3, section 5.2). */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
const DIRECTIVE = /^[a-z-]{1,40}/;
const HOST = /^[a-z0-9.-]{1,80}$/;
const KEYWORD = /^(?:inline|eval|wasm-eval|data|blob|about)$/;

/**
 * `POST /api/policy-reports` takes notice of what a browser barred on a page: 204, and one line in the log with the directive and
 * the host, no more. Anybody may send such reports, so they are counted, and beyond a few they are not read.
 */
export function addPolicyReports(app: FastifyInstance): void {
  const counted = new LRUCache<string, number>({ max: NETWORKS_MAX, ttl: MINUTE, noUpdateTTL: true });
  const isTooMuch = (name: string, most: number) => {
    const count = (counted.get(name) ?? 0) + 1;
    counted.set(name, count);
    return count > most;
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parsed = { parseAs: 'string', bodyLimit: LARGEST_REPORT } as const;
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      parsed,
      (_request, body, done) => done(null, reportIn(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (!isTooMuch(networkOf(request.ip), NETWORK_MAX) && !isTooMuch(ALL, TOTAL_MAX)) return;
      request.refusal = 'limit';
      return reply.code(429).headers({ 'cache-control': 'no-store', connection: 'close' }).send();
    });
    scope.post(POLICY_REPORTS_PATH, async (request, reply) => {
      const { body } = request;
      if (body) {
        request.refusal = 'policy';
        request.log.warn(body, 'a browser barred something on a page');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** The part of a report that may be in a log; nothing when it is none. */
function reportIn(body: string): { directive: string; blocked: string } | undefined {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { data } = z.safeParse(reportSchema, given);
  if (!data) return undefined;
  const report = data['csp-report'];
  const [directive = 'unknown'] =
    DIRECTIVE.exec(report['effective-directive'] ?? report['violated-directive'] ?? '') ?? [];
  return { directive, blocked: blockedIn(report['blocked-uri'] ?? '') };
}

function blockedIn(address: string): string {
  if (KEYWORD.test(address)) return address;
  const host = URL.parse(address)?.hostname ?? '';
  return HOST.test(host) ? host : 'unknown';
}
