import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '#domain/offline/offline.ts';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import { bodyTag, cacheControl, isKnown, REVALIDATE } from '../hooks/caching.ts';
import { OF_DOCUMENTS } from '../hooks/security.ts';

/** For the few files without a hash in their address, like the favicon. */
const A_DAY = 'public, max-age=86400';
const POLICY = 'content-security-policy';
/** A drawing that is opened by its own address is a document: its policy says what it may fetch. */
const DRAWING = /\.svg(\.(br|gz))?$/;

/**
 * Serves the files of the build, in the compressed form that the build has put beside them.
 * Each file is a route of its own, so that nothing else on the disk can be asked for.
 * @param directory absolute path of `dist/client`
 */
export async function addFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    // Nothing is asked for again that may be kept, so no tag or date is sent to ask with.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const ofDocuments = DRAWING.test(path) ? OF_DOCUMENTS.filter((name) => name !== POLICY) : OF_DOCUMENTS;
      for (const name of [...ofDocuments, 'x-request-id']) reply.removeHeader(name);
      reply.header('cache-control', cacheControl(path.slice(directory.length), A_DAY));
    },
  });
}

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
      [POLICY]: WORKER_POLICY,
      etag: `"${tag}-${mark}"`,
      vary: 'accept-encoding',
    });
    if (isKnown(tag, headers['if-none-match'])) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(body);
  });
}

/** Files of the build (tools/astro/service-worker.ts): the service worker, and the one that takes its place to end it. */
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
