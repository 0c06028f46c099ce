import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EguideAnswer } from '#domain/leads/forms/eguide-answer.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { IDEMPOTENCY_HEADER } from '#domain/leads/submission.ts';
import type { Content } from '#domain/services/content.ts';
import { TooMany } from '../../leads/accept/enqueue.ts';
import type { LeadStore } from '../../leads/accept/lead-store.ts';
import { sourceOf } from '../../platform/limits/allowances.ts';
import { sendProblem, Unavailable } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';
import type { LeadForm, PageForm } from './lead-forms.ts';
import { readOrigin } from './origin.ts';
import { validateQuote } from './quote.ts';
import {
  fieldsOf,
  readExtras,
  returnedValues,
  type ValidationResult,
  validate,
  wantsPage,
} from './submission.ts';

const MINUTE = 60_000;

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
  /** Whether a network is sent more pages of invalid forms than people need; each has to be rendered. */
  isInvalidTooOften: (ip: string) => boolean;
  config: { siteUrl: string };
}

/**
 * The route of a form stores an enquiry before it answers (docs/specification.md, section 7). JSON gets
 * 2xx `{"data": {"id"}}` or 422 with `errors` by field; a form sent without script gets a redirect to the confirmation,
 * or its page again with what was typed.
 */
export function addLeadRoute(app: FastifyInstance, form: LeadForm, parts: LeadParts): void {
  const { leads, content, handOut, onAccepted, sendPage, isInvalidTooOften, config } = parts;
  app.post(form.action, { config: { form } }, async (request, reply) => {
    const origin = readOrigin(request, config.siteUrl);
    const validation = validateQuote(awaitGuides(validate(form, request.body), content), content, new Date());
    if ('errors' in validation) {
      const { errors } = validation;
      if (!wantsPage(request)) return sendProblem(reply, 422, { errors });
      if (isInvalidTooOften(request.ip)) throw new TooMany(MINUTE);
      const values = returnedValues(form, request.body, origin);
      return sendPage(reply.code(422), form.page(values), { returnedForm: { values, errors } });
    }
    const { enquiry, quote } = validation;
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
      request.log.info({ lead: lead.id }, 'suspected spam is kept; nobody is notified of it');
    onAccepted();
    const data = { ...lead, ...handOut(enquiry) };
    reply.header('cache-control', 'no-store');
    return wantsPage(request)
      ? reply.redirect(form.sentPage(enquiry, data), 303)
      : reply.code(form.accepted).send({ data });
  });
}

/**
 * Accepts a request for a guide that was withdrawn since it was written: the desk answers it. Its name is in no e-mail to the sender
 * (server/leads/mail/mail.ts).
 * @throws Unavailable while it is not known which ones are published, for the link to the file could not be given
 */
function awaitGuides(validation: ValidationResult, content: LeadParts['content']): ValidationResult {
  if ('errors' in validation || validation.enquiry.kind !== 'eguide') return validation;
  const { slug } = validation.enquiry;
  const isKnown = slug === undefined || content.article('guide', slug) !== undefined;
  if (!isKnown && content.state() === 'waiting') throw new Unavailable(undefined, 'content');
  return validation;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : undefined;
}
