import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#domain/submission.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { SendPage } from '../pages.ts';
import { sendProblem } from '../problem.ts';
import type { LeadForm } from './lead-forms.ts';
import { isTrapped, judge, typedValues, wantsPage } from './submission.ts';
import { Unavailable } from './unavailable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that posts to this route. */
    form?: LeadForm;
  }
}

/** What the forms need behind them. */
export interface LeadParts {
  leads: Pick<LeadStore, 'accept'>;
  /** Called after a lead is stored, so that its e-mails go out at once. */
  onAccepted: () => void;
  sendPage: SendPage;
}

/**
 * The route of a form stores an enquiry before it answers (specification, section 7; decisions.md, 'Forms'). JSON gets
 * 201 `{"data": {"id"}}` or 422 with `errors` by field; a form sent without script gets a redirect to the confirmation,
 * or its page again with what was typed.
 */
export function addLeadRoute(
  app: FastifyInstance,
  form: LeadForm,
  { leads, onAccepted, sendPage }: LeadParts,
): void {
  app.post(form.action, { config: { rateLimit: {}, form } }, async (request, reply) => {
    const judgement = judge(form, request.body);
    if ('errors' in judgement) {
      const { errors } = judgement;
      if (!wantsPage(request)) return sendProblem(reply, 422, { errors });
      const returnedForm = { values: typedValues(form, request.body), errors };
      return sendPage(reply.code(422), form.page, { returnedForm });
    }
    const submission = {
      enquiry: judgement.enquiry,
      idempotencyKey: idempotencyKeyOf(request),
      suspectedSpam: isTrapped(request.body),
      requestId: request.id,
    };
    const lead = await leads.accept(submission).catch((cause) => {
      throw new Unavailable(cause);
    });
    onAccepted();
    reply.header('cache-control', 'no-store');
    return wantsPage(request) ? reply.redirect(form.sentPage, 303) : reply.code(201).send({ data: lead });
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : undefined;
}
