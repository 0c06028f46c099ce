import type { FastifyRequest } from 'fastify';
import type { Enquiry } from '#domain/leads/enquiry.ts';
import { NEWS_FIELD } from '#domain/leads/submission.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { knownOrigin, type Origin } from '#domain/visits/origin.ts';
import type { LeadForm, PageForm } from './lead-forms.ts';

/** The result of judging a submission: an enquiry, of a quote with the answer to its question, or faults by field. */
export type Judgement = { enquiry: Enquiry; quote?: Quote } | { errors: Record<string, string> };

/** Judges the body of a submission; of several faults in a field, the first counts. */
export function judge(form: LeadForm, body: unknown): Judgement {
  const read = form.read(fieldsOf(body));
  if ('enquiry' in read) return read;
  const faulty = form.fields.flatMap((field) => {
    const [message] = read.faults[field] ?? [];
    return message === undefined ? [] : [[field, message]];
  });
  return { errors: Object.fromEntries(faulty) };
}

/**
 * The typed values of the form, to show them again.
 * @param origin goes along, since the page that comes back has another address
 */
export function returnedValues(form: PageForm, body: unknown, origin: Origin): ReturnedForm['values'] {
  const fields = fieldsOf(body);
  const typed = [...form.fields, NEWS_FIELD]
    .map((field) => [field, fields[field]])
    .filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(typed), ...knownOrigin(origin) };
}

/** Whether this came from a form without script, which wants a page for an answer. */
export function wantsPage(request: FastifyRequest): boolean {
  const { 'content-type': type = '', accept = '' } = request.headers;
  return type.startsWith('application/x-www-form-urlencoded') && !accept.includes('json');
}

/** The sent values by name; none when the body is no object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
