import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '#domain/offline/offline.ts';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import { bodyTag, isKnown, REVALIDATE } from '../hooks/caching.ts';

/** A worker asks for pages and their files, of this site alone. */
const WORKER_POLICY = "default-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/**
 * Serves the service worker. Browsers ask for it at each visit, so that a new one, or the end of it, comes at once; what they
 * have already is not sent again.
 * @param code of the worker
 */
export async function addWorker(app: FastifyInstance, code: string): Promise<void> {
  const plain = Buffer.from(code);
  const tag = bodyTag(plain);
  const bodies = await EncodedBodies.of(plain);
  await bodies.improve();
  app.get(WORKER_PATH, async (request, reply) => {
    const { headers } = request;
    const { encoding, mark, body } = await bodies.for(headers['accept-encoding']?.toString());
    reply.headers({
      'cache-control': REVALIDATE,
      'content-security-policy': WORKER_POLICY,
      etag: `"${tag}-${mark}"`,
      vary: 'accept-encoding',
    });
    if (isKnown(tag, headers['if-none-match'])) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(body);
  });
}

/** Files of the build (tools/astro/offline/service-worker.ts): the service worker, and the one that takes its place to end it. */
const FILES = { on: 'sw.js', off: 'end.js' } as const;

/**
 * The service worker that browsers get.
 * @param directory absolute path of `dist/worker`
 * @param offline whether pages shall open offline
 * @returns its code; nothing where the build has made none
 */
export function readWorker(directory: string, offline: boolean): string | undefined {
  const file = join(directory, offline ? FILES.on : FILES.off);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
