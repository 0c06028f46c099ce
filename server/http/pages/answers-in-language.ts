import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localPath } from '#domain/shared/locale.ts';
import type { ReadTarget } from '../hooks/languages.ts';
import type { SendPage } from './pages.ts';

const REDIRECTED = 303;

interface Parts {
  sendPage: SendPage;
  readTarget: ReadTarget;
  siteUrl: string;
}

/**
 * Answers a form that was sent without script in the language of its page, which browsers name beside it (`Referer`): forms of all
 * languages post to the same address. Whoever does not say where it comes from gets the default language.
 * @returns what the API answers pages with
 */
export function answersInLanguage(app: FastifyInstance, { sendPage, readTarget, siteUrl }: Parts): SendPage {
  const targetOfForm = ({ headers: { referer = '' } }: FastifyRequest) =>
    readTarget(referer.startsWith(siteUrl) ? referer.slice(siteUrl.length) : '');
  app.addHook('onSend', async (request, reply) => {
    const target = reply.getHeader('location');
    if (request.method === 'POST' && reply.statusCode === REDIRECTED && typeof target === 'string')
      reply.header('location', target.startsWith('/') ? localPath(target, targetOfForm(request)) : target);
  });
  return (reply, path, extra) => sendPage(reply, localPath(path, targetOfForm(reply.request)), extra);
}
