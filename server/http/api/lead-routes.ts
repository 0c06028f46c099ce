import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EguideAnswer } from '#domain/eguide.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { IDEMPOTENCY_HEADER } from '#domain/submission.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { SendPage } from '../pages.ts';
import { sendProblem } from '../problem.ts';
import { readExtras } from './extras.ts';
import type { LeadForm, PageForm } from './lead-forms.ts';
import { fieldsOf, judge, typedValues, wantsPage } from './submission.ts';
import { Unavailable } from './unavailable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that posts to this route. */
    form?: PageForm;
  }
}

/** What the forms need behind them. */
export interface LeadParts {
  leads: Pick<LeadStore, 'accept'>;
  /** What a visitor gets for an enquiry at once. */
  handOut: (enquiry: Enquiry) => Omit<EguideAnswer, 'id'>;
  /** Called after a lead is stored, so that its e-mails go out at once. */
  onAccepted: () => void;
  sendPage: SendPage;
}

/**
 * The route of a form stores an enquiry before it answers (specification, section 7; decisions.md, 'Forms'). JSON gets
 * 2xx `{"data": {"id"}}` or 422 with `errors` by field; a form sent without script gets a redirect to the confirmation,
 * or its page again with what was typed.
 */
export function addLeadRoute(app: FastifyInstance, form: LeadForm, parts: LeadParts): void {
  const { leads, handOut, onAccepted, sendPage } = parts;
  app.post(form.action, { config: { rateLimit: {}, form } }, async (request, reply) => {
    const judgement = judge(form, request.body);
    if ('errors' in judgement) {
      const { errors } = judgement;
      if (!wantsPage(request)) return sendProblem(reply, 422, { errors });
      const values = typedValues(form, request.body);
      return sendPage(reply.code(422), form.page(values), { returnedForm: { values, errors } });
    }
    const { enquiry } = judgement;
    const submission = {
      enquiry,
      idempotencyKey: idempotencyKeyOf(request),
      requestId: request.id,
      ...readExtras(fieldsOf(request.body)),
    };
    const lead = await leads.accept(submission).catch((cause) => {
      throw new Unavailable(cause);
    });
    onAccepted();
    const data = { ...lead, ...handOut(enquiry) };
    reply.header('cache-control', 'no-store');
    return wantsPage(request)
      ? reply.redirect(form.sentPage(enquiry, data), 303)
      : reply.code(form.accepted).send({ data });
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : undefined;
}
