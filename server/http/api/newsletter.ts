import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIRM_PATH, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from '#domain/leads/newsletter/newsletter.ts';
import type { Confirmation, Subscriptions } from '../../leads/newsletter/subscriptions.ts';
import { sendProblem, Unavailable } from '../hooks/errors.ts';
import type { PageForm } from './lead-forms.ts';
import { fieldsOf, wantsPage } from './submission.ts';

/** Longer than any of our tokens. */
const TOKEN_MAX = 200;
/** The field that a mailbox posts when somebody presses its own button to unsubscribe (RFC 8058, section 3.2). */
const ONE_CLICK = 'List-Unsubscribe';
/** In bytes; a token and one field, in whichever type. */
const ONE_CLICK_MAX = 4096;

export interface NewsletterParts {
  subscriptions: Pick<Subscriptions, 'confirm' | 'end'>;
  /** Called after a confirmation or its end, so that the welcome and the news of it go out at once. */
  onAccepted: () => void;
}

const tokenForm = (path: string): PageForm => ({ fields: [TOKEN_PARAMETER], page: () => path });

/**
 * The routes behind the links of our e-mails to people who may not have asked for them. The links open pages with a button, and only its POST does
 * something: programs that look through e-mails open links too.
 */
export function addNewsletter(app: FastifyInstance, { subscriptions, onAccepted }: NewsletterParts): void {
  app.post(
    '/api/newsletter-confirmation',
    { config: { rateLimit: {}, form: tokenForm(CONFIRM_PATH) } },
    async (request, reply) => {
      const outcome = await answered(subscriptions.confirm(tokenOf(request)));
      if (outcome === 'confirmed') onAccepted();
      reply.header('cache-control', 'no-store');
      if (wantsPage(request)) return reply.redirect(`/newsletter/${CONFIRM_PAGES[outcome]}`, 303);
      if (outcome === 'confirmed') return { data: { subscribed: true } };
      return sendProblem(reply, 410, { detail: outcome === 'ended' ? ENDED : TOO_OLD });
    },
  );

  app.register(async (scope) => {
    takeMultipart(scope);
    scope.post(
      '/api/newsletter-unsubscription',
      { bodyLimit: ONE_CLICK_MAX, config: { form: tokenForm(UNSUBSCRIBE_PATH) } },
      async (request, reply) => {
        const isKnown = await answered(subscriptions.end(tokenOf(request)));
        if (isKnown) onAccepted();
        reply.header('cache-control', 'no-store');
        const isOneClick = ONE_CLICK in fieldsOf(request.body);
        if (wantsPage(request) && !isOneClick) {
          return reply.redirect(`/newsletter/${isKnown ? 'unsubscribed' : 'expired'}`, 303);
        }
        return isKnown ? { data: { subscribed: false } } : sendProblem(reply, 410, { detail: TOO_OLD });
      },
    );
  });

  // Some mailboxes open the address of `List-Unsubscribe` instead of posting to it.
  app.get('/api/newsletter-unsubscription', async (request, reply) =>
    reply.redirect(`${UNSUBSCRIBE_PATH}?${TOKEN_PARAMETER}=${encodeURIComponent(tokenOf(request))}`, 303),
  );
}

/** Reads the form in the other type that a mailbox may post it in (RFC 8058, section 3.2). */
function takeMultipart(scope: FastifyInstance): void {
  const options = { parseAs: 'buffer' as const };
  scope.addContentTypeParser(
    'multipart/form-data',
    options,
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const form = new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      });
      const fields = await form.formData().catch((cause) => {
        throw Object.assign(new Error('the form cannot be read', { cause }), { statusCode: 400 });
      });
      return Object.fromEntries(fields);
    },
  );
}

const TOO_OLD = 'The link is too old or incomplete.';
const ENDED = 'The subscription was ended after this link was sent. Subscribe again to begin anew.';
/** The screen after each outcome. */
const CONFIRM_PAGES: Record<Confirmation, string> = {
  confirmed: 'confirmed',
  ended: 'unsubscribed',
  unknown: 'expired',
};

/** The token, from the form or from the address. */
function tokenOf({ body, query }: FastifyRequest): string {
  const token = fieldsOf(body)[TOKEN_PARAMETER] ?? fieldsOf(query)[TOKEN_PARAMETER];
  return typeof token === 'string' && token.length <= TOKEN_MAX ? token : '';
}

function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw new Unavailable(cause);
  });
}
