import type { FastifyInstance } from 'fastify';
import { isSame } from '../../storage/signer.ts';
import { draftsOf, type Preview, PreviewCookie } from '../preview.ts';
import { sendProblem } from '../problem.ts';

interface Query {
  secret?: unknown;
  path?: unknown;
}

/**
 * `GET /api/content/preview?secret=…&path=/resources/…` shows drafts to an editor from then on, and leads to the page of an
 * entry, published or not; to no other address. `GET /api/content/preview/exit` ends it.
 */
export function addContentPreview(app: FastifyInstance, preview: Preview, https: boolean): void {
  const cookie = new PreviewCookie(preview.secret, https);
  app.get<{ Querystring: Query }>(
    '/api/content/preview',
    { config: { rateLimit: {} } },
    async (request, reply) => {
      const { secret, path } = request.query;
      if (typeof secret !== 'string' || !isSame(secret, preview.secret)) {
        request.refusal = 'signature';
        return sendProblem(reply, 401, { detail: 'The secret of the link is wrong.' });
      }
      const content = await draftsOf(preview);
      const page = content.addresses().find((address) => address.path === path);
      if (!page) return sendProblem(reply, 404, { detail: 'There is no entry at this path.' });
      reply.header('set-cookie', cookie.on()).header('cache-control', 'no-store');
      return reply.redirect(page.path, 303);
    },
  );
  app.get('/api/content/preview/exit', async (_request, reply) => {
    reply.header('set-cookie', cookie.off()).header('cache-control', 'no-store');
    return reply.redirect('/', 303);
  });
}
