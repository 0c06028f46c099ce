import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from '../hooks/caching.ts';
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
