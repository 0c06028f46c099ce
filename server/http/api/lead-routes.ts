import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#domain/contact.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { SendPage } from '../pages.ts';
import { isTrapped, judge, typedValues, wantsPage } from './contact-form.ts';
import { sendProblem, Unavailable } from './problem.ts';

/** Where a form that was sent without script leads to. */
const SENT_PAGE = '/contact/sent';

/** What the contact form needs behind it. */
export interface ContactParts {
  leads: Pick<LeadStore, 'accept'>;
  /** Called after a lead is stored, so that its e-mails go out at once. */
  onAccepted: () => void;
  sendPage: SendPage;
}

/**
 * `POST /api/contact` stores an enquiry before it answers (specification, section 7; decisions.md, 'Forms'). JSON gets
 * 201 `{"data": {"id"}}` or 422 with `errors` by field; a form sent without script gets a redirect to the confirmation,
 * or the contact page again with what was typed.
 */
export function addContact(app: FastifyInstance, { leads, onAccepted, sendPage }: ContactParts): void {
  app.post('/api/contact', { config: { rateLimit: {} } }, async (request, reply) => {
    const judgement = judge(request.body);
    if ('errors' in judgement) {
      const { errors } = judgement;
      if (!wantsPage(request)) return sendProblem(reply, 422, { errors });
      const returnedForm = { values: typedValues(request.body), errors };
      return sendPage(reply.code(422), '/contact', { returnedForm });
    }
    const submission = {
      contact: judgement.contact,
      idempotencyKey: idempotencyKeyOf(request),
      suspectedSpam: isTrapped(request.body),
      requestId: request.id,
    };
    const lead = await leads.accept(submission).catch((cause) => {
      throw new Unavailable(cause);
    });
    onAccepted();
    reply.header('cache-control', 'no-store');
    return wantsPage(request) ? reply.redirect(SENT_PAGE, 303) : reply.code(201).send({ data: lead });
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : undefined;
}
