import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Enquiry } from '#domain/leads/enquiry.ts';
import type { EguideAnswer } from '#domain/leads/forms/eguide-answer.ts';
import { IDEMPOTENCY_HEADER } from '#domain/leads/submission.ts';
import type { Content } from '#domain/services/content.ts';
import type { LeadStore } from '../../leads/accept/lead-store.ts';
import { TooMany } from '../../leads/accept/submission-limit.ts';
import { sourceOf } from '../../platform/limits/source.ts';
import { sendProblem } from '../hooks/problem.ts';
import { Unavailable } from '../hooks/unavailable.ts';
import type { SendPage } from '../pages/pages.ts';
import { readExtras } from './form-extras.ts';
import type { LeadForm, PageForm } from './lead-forms.ts';
import { readOrigin } from './origin.ts';
import { fieldsOf, type Judgement, judge, returnedValues, wantsPage } from './submission.ts';
import { judgeQuote } from './validate-quote.ts';

const NO_SUCH_GUIDE = 'There is no such guide. It may have been withdrawn: choose one from the list.';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that posts to this route. */
    form?: PageForm;
  }
}

/** The parts that the forms need behind them. */
export interface LeadParts {
  leads: Pick<LeadStore, 'accept'>;
  content: Pick<Content, 'article' | 'state' | 'roads' | 'rateCards'>;
  /** Makes the answer that a visitor gets for an enquiry at once. */
  handOut: (enquiry: Enquiry) => Omit<EguideAnswer, 'id'>;
  /** Called after a lead is stored, so that its e-mails go out at once. */
  onAccepted: () => void;
  sendPage: SendPage;
  config: { siteUrl: string };
}

/**
 * The route of a form stores an enquiry before it answers (docs/specification.md, section 7). JSON gets
 * 2xx `{"data": {"id"}}` or 422 with `errors` by field; a form sent without script gets a redirect to the confirmation,
 * or its page again with what was typed.
 */
export function addLeadRoute(app: FastifyInstance, form: LeadForm, parts: LeadParts): void {
  const { leads, content, handOut, onAccepted, sendPage, config } = parts;
  app.post(form.action, { config: { form } }, async (request, reply) => {
    const origin = readOrigin(request, config.siteUrl);
    const judgement = judgeQuote(judgeGuide(judge(form, request.body), content), content, new Date());
    if ('errors' in judgement) {
      const { errors } = judgement;
      if (!wantsPage(request)) return sendProblem(reply, 422, { errors });
      const values = returnedValues(form, request.body, origin);
      const page = form.page('slug' in errors ? { ...values, slug: '' } : values);
      return sendPage(reply.code(422), page, { returnedForm: { values, errors } });
    }
    const { enquiry, quote } = judgement;
    const submission = {
      enquiry,
      quote,
      source: sourceOf(request.ip),
      idempotencyKey: idempotencyKeyOf(request),
      origin,
      requestId: request.id,
      ...readExtras(fieldsOf(request.body)),
    };
    const lead = await leads.accept(submission).catch((cause) => {
      throw cause instanceof TooMany ? cause : new Unavailable(cause);
    });
    if (submission.suspectedSpam)
      request.log.info({ lead: lead.id }, 'suspected spam is kept; nobody is told of it');
    onAccepted();
    const data = { ...lead, ...handOut(enquiry) };
    reply.header('cache-control', 'no-store');
    return wantsPage(request)
      ? reply.redirect(form.sentPage(enquiry, data), 303)
      : reply.code(form.accepted).send({ data });
  });
}

/**
 * Refuses a guide that is not published: its name would stand in e-mails to the sender.
 * @throws Unavailable while it is not known which ones are
 */
function judgeGuide(judgement: Judgement, content: LeadParts['content']): Judgement {
  if ('errors' in judgement || judgement.enquiry.kind !== 'eguide') return judgement;
  const { slug } = judgement.enquiry;
  if (slug === undefined || content.article('guide', slug)) return judgement;
  if (content.state() === 'waiting') throw new Unavailable(undefined, 'content');
  return { errors: { slug: NO_SUCH_GUIDE } };
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : undefined;
}
