import type { FastifyInstance } from 'fastify';
import { isFresh, isSigned } from '../../content/contentful/webhook-signature.ts';
import { pathOf } from '../log.ts';
import { sendProblem } from '../problem.ts';

/** An entry with a long text comes with all its fields, several times over. */
const LARGEST_NOTICE = 4 * 1024 * 1024;
const REFUSAL = { detail: 'The request is not signed with our secret, or not just now.' };

/** Who tells of changes, and what is done then. */
export interface ContentNotices {
  /** What notices are signed with. */
  secret: string;
  wake(): void;
}

/**
 * `POST /api/content/webhook` takes notice of a change of content: 202 at once, then entries are brought up to date. What the
 * notice says is not used, so that one that comes twice or late does no harm.
 */
export function addContentWebhook(app: FastifyInstance, { secret, wake }: ContentNotices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFresh(request.headers, Date.now())) return sendProblem(reply, 401, REFUSAL);
    });
    scope.post('/api/content/webhook', { bodyLimit: LARGEST_NOTICE }, async (request, reply) => {
      const { method, headers, body } = request;
      const sent = {
        method,
        path: pathOf(request),
        headers,
        body: Buffer.isBuffer(body) ? body : Buffer.of(),
      };
      if (!isSigned(sent, secret)) return sendProblem(reply, 401, REFUSAL);
      wake();
      return reply.code(202).header('cache-control', 'no-store').send();
    });
  });
}
