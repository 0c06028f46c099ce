import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Preview } from '../../content/preview/preview.ts';
import { isSame } from '../../platform/signer.ts';
import { sendProblem } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';
import { answered, framedByEditors, PreviewCookie } from '../pages/preview.ts';
import { addTyped } from './form-values.ts';

const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const NO_SUCH_ENTRY =
  'There is no such entry with a page. People and announcements have none: they show once they are published.';
const POLICY = 'content-security-policy';

interface Query {
  secret?: unknown;
  path?: unknown;
  entry?: unknown;
}

/**
 * `GET /api/content/preview?secret=…&entry=ID` (or `path=/resources/…`) shows drafts to an editor from then on, and leads to the page
 * of an entry, published or not; to no other address. `GET /api/content/preview/exit` ends it. Whoever has the cookie may send an
 * entry that is being typed, and gets its page.
 */
export function addContentPreview(
  app: FastifyInstance,
  { preview, https, sendPage }: { preview: Preview; https: boolean; sendPage: SendPage },
): void {
  const cookie = new PreviewCookie(preview.secret, https);
  app.get<{ Querystring: Query }>(
    '/api/content/preview',
    { config: { rateLimit: {} } },
    async (request, reply) => {
      const { secret, path, entry } = request.query;
      if (typeof secret !== 'string' || !isSame(secret, preview.secret)) {
        request.refusal = 'signature';
        return sendProblem(reply, 401, { detail: 'The secret of the link is wrong.' });
      }
      frameable(reply);
      const page = await answered(typeof entry === 'string' ? preview.pageOf(entry) : pageAt(preview, path));
      if (!page) return sendProblem(reply, NOT_FOUND, { detail: NO_SUCH_ENTRY });
      if (page.path === undefined)
        return sendProblem(reply, UNPROCESSABLE, {
          detail: `The entry has no page yet. ${page.errors.join('; ')}`,
        });
      reply.header('set-cookie', cookie.on()).header('cache-control', 'no-store');
      return reply.redirect(page.path, 303);
    },
  );
  app.get('/api/content/preview/exit', async (_request, reply) => {
    reply.header('set-cookie', cookie.off()).header('cache-control', 'no-store');
    return reply.redirect('/', 303);
  });
  addTyped(app, { preview, isOn: (cookies) => cookie.isOn(cookies), sendPage });
}

/** The page of the entry at a path; nothing when that is no entry's. */
async function pageAt(preview: Preview, path: unknown): ReturnType<Preview['pageOf']> {
  if (typeof path !== 'string') return undefined;
  const { entry, errors } = await preview.at(path);
  return entry && { path, errors };
}

/** Lets an editor who knows the secret read in the pane what went wrong. */
function frameable(reply: FastifyReply): void {
  reply.header(POLICY, framedByEditors(String(reply.getHeader(POLICY))));
}
