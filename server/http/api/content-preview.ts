import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '../../content/preview/preview.ts';
import { isSame } from '../../platform/signer.ts';
import { sendProblem } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';
import { PreviewCookie } from '../pages/preview.ts';
import { addTyped } from './form-values.ts';

const PREVIEW_PATH = '/api/content/preview';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** The content service does not answer. */
const SERVICE_DOWN: unique symbol = Symbol();
const UNPROCESSABLE = 422;
const NO_SUCH_ENTRY =
  'There is no such entry with a page. People and announcements have none: they show once they are published.';
const UNAVAILABLE = 503;

/** What an editor can do where a draft cannot be shown, by the status of the answer. */
const REMEDIES: Record<number, string> = {
  401: 'Open the preview from the entry again. If it is refused again, the address of the preview in Contentful has an old secret: ask the person who runs the site for the new one.',
  404: 'Open an entry that has a page: a post, an e-guide, a case study or a term.',
  422: 'Correct the entry, then open the preview again.',
  503: 'Wait a minute, and open the preview again. Nothing that you wrote is lost.',
};

/** Says why a draft cannot be shown. */
const refuse = (reply: FastifyReply, status: number, why: string, remedy = REMEDIES[status] ?? '') =>
  sendProblem(
    reply,
    status,
    { detail: why },
    { heading: 'This draft cannot be shown.', remedy, link: undefined },
  );

const OFF = 'This site shows no drafts: its preview is switched off.';
const OFF_REMEDY =
  'Ask the person who runs the site to set PREVIEW_SECRET and the preview token of Contentful.';

/** Tells an editor who opens the address of the preview that it is off. */
export function addNoPreview(app: FastifyInstance): void {
  app.get(PREVIEW_PATH, (_request, reply) => refuse(reply, NOT_FOUND, OFF, OFF_REMEDY));
}

interface Query {
  secret?: unknown;
  path?: unknown;
  entry?: unknown;
}

/**
 * `GET /api/content/preview?secret=…&entry=ID` (or `path=/resources/…`) shows drafts to an editor from then on, and leads to the page
 * of an entry, published or not; to no other address. `GET /api/content/preview/exit` ends it. Anyone who has the cookie may send an
 * entry that is being typed, and gets its page.
 */
export function addContentPreview(
  app: FastifyInstance,
  { preview, https, sendPage }: { preview: Preview; https: boolean; sendPage: SendPage },
): void {
  const cookie = new PreviewCookie(preview.secret, https);
  const isOurs = (secret: unknown) => typeof secret === 'string' && isSame(secret, preview.secret);
  // Only wrong secrets count: a whole office opens previews from one address.
  const rateLimit = { allowList: ({ query }: FastifyRequest) => isOurs((query as Query).secret) };
  app.get<{ Querystring: Query }>(PREVIEW_PATH, { config: { rateLimit } }, async (request, reply) => {
    const { secret, path, entry } = request.query;
    if (!isOurs(secret)) {
      request.refusal = 'signature';
      return refuse(reply, UNAUTHORIZED, 'The secret of the link is wrong.');
    }
    const asked = typeof entry === 'string' ? preview.pageOf(entry) : pageAt(preview, path);
    const page = await asked.catch((error: unknown): typeof SERVICE_DOWN => {
      request.log.warn({ err: error }, 'a draft could not be fetched');
      return SERVICE_DOWN;
    });
    if (page === SERVICE_DOWN)
      return refuse(reply, UNAVAILABLE, 'The content service does not answer just now.');
    if (!page) return refuse(reply, NOT_FOUND, NO_SUCH_ENTRY);
    if (page.path === undefined)
      return refuse(reply, UNPROCESSABLE, ['The entry has no page yet.', ...page.errors].join('\n'));
    reply.header('set-cookie', cookie.on()).header('cache-control', 'no-store');
    return reply.redirect(page.path, 303);
  });
  app.get(`${PREVIEW_PATH}/exit`, async (_request, reply) => {
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
