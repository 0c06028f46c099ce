import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from '../hooks/caching.ts';

/** For the few files without a hash in their address, like the favicon. */
const A_DAY = 'public, max-age=86400';
/** Headers that mean something to documents and requests only: a font or a drawing is shorter without them. */
const OF_DOCUMENTS = ['permissions-policy', 'referrer-policy', 'x-request-id'];

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
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      reply.header('cache-control', cacheControl(path.slice(directory.length), A_DAY));
    },
  });
}
