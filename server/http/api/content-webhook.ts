import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFresh, isSigned } from '../../content/contentful/api/webhook-signature.ts';
import type { ContentNotices } from '../../content/store/notifiers.ts';
import { networkOf } from '../../platform/network/addresses.ts';
import { sendProblem } from '../hooks/errors.ts';
import type { RefusalReason } from '../hooks/refusals.ts';
import { pathOf } from '../hooks/request-log.ts';

/** An entry with a long text comes with all its fields, several times over. */
const LARGEST_NOTICE = 4 * 1024 * 1024;
const REFUSAL = { detail: 'The request is not signed with our secret, or not just now.' };
const MINUTE = 60_000;
/** Refused notices of one network in a minute, after which none of it is read. The content service itself is never refused. */
const REFUSED_MAX = 10;
const NETWORKS_MAX = 5000;

/** A notice that is larger than any. */
class TooLarge extends Error {
  readonly statusCode = 413;
}

/**
 * `POST /api/content/webhook` takes notice of a change of content: 202 at once, then entries are brought up to date. What the
 * notice says is not used, so that one that comes twice or late does no harm; its signature is checked while it comes in.
 */
export function addContentWebhook(app: FastifyInstance, { secret, wake }: ContentNotices): void {
  const refused = new LRUCache<string, number>({ max: NETWORKS_MAX, ttl: MINUTE, noUpdateTTL: true });
  const refuse = (reply: FastifyReply, status: 401 | 429, refusal: RefusalReason) => {
    const network = networkOf(reply.request.ip);
    refused.set(network, (refused.get(network) ?? 0) + 1);
    reply.request.refusal = refusal;
    // More on the connection is not read.
    reply.header('connection', 'close');
    return sendProblem(reply, status, status === 401 ? REFUSAL : {});
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if ((refused.get(networkOf(request.ip)) ?? 0) >= REFUSED_MAX)
        return refuse(reply.header('retry-after', MINUTE / 1000), 429, 'limit');
      if (!isFresh(request.headers, Date.now())) return refuse(reply, 401, 'signature');
    });
    scope.post('/api/content/webhook', { bodyLimit: LARGEST_NOTICE }, async (request, reply) => {
      const { method, headers, body } = request;
      const sent = { method, path: pathOf(request), headers };
      if (!(await isSigned(sent, chunksOf(body), secret))) return refuse(reply, 401, 'signature');
      wake();
      return reply.code(202).header('cache-control', 'no-store').send();
    });
  });
}

/** Gives the memory of a chunk back at once: the collector of garbage lets many megabytes of them gather first. */
function freeNow({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Reads the chunks of a body until it breaks off; a chunk is gone when the next one is asked for. @throws TooLarge */
async function* chunksOf(body: unknown): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) return;
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > LARGEST_NOTICE) throw new TooLarge('notice too large');
      yield chunk;
      freeNow(chunk);
    }
  } catch (error) {
    if (error instanceof TooLarge) throw error;
  }
}
