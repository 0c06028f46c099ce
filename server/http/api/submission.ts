import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Enquiry } from '#domain/leads/lead.ts';
import {
  CONSENT_FIELD,
  ELAPSED_FIELD,
  MINIMUM_FILL_MS,
  NEWS_FIELD,
  TRAP_FIELD,
} from '#domain/leads/submission.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { knownOrigin, type Origin } from '#domain/visits/origin.ts';
import type { LeadForm, PageForm } from './lead-forms.ts';

/** The result of judging a submission: an enquiry, of a quote with the answer to its question, or errors by field. */
export type ValidationResult = { enquiry: Enquiry; quote?: Quote } | { errors: Record<string, string> };

/** Validates the body of a submission; of several errors in a field, the first counts. */
export function validate(form: LeadForm, body: unknown): ValidationResult {
  const read = form.read(fieldsOf(body));
  if ('enquiry' in read) return read;
  const invalid = form.fields.flatMap((field) => {
    const [message] = read.errors[field] ?? [];
    return message === undefined ? [] : [[field, message]];
  });
  return { errors: Object.fromEntries(invalid) };
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

/** Addresses that are remembered; the one not heard of for the longest is forgotten first. */
const ADDRESSES_MAX = 5000;

/** The submissions of one address since a moment of the stop-watch, in ms. */
interface Count {
  current: number;
  since: number;
}

/**
 * Counts submissions by address and route. A clock that is put back does not make anybody wait until it is that late again,
 * as with the store of the plugin: time is that of a stop-watch.
 */
export class SubmissionCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: ADDRESSES_MAX });

  incr(
    address: string,
    done: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.#counts.get(address);
    const count = known && now - known.since < windowMs ? known : { current: 0, since: now };
    count.current += 1;
    this.#counts.set(address, count);
    done(null, { current: count.current, ttl: windowMs - (now - count.since) });
  }

  child(): SubmissionCounts {
    return new SubmissionCounts();
  }
}

const version = z.iso.date();

/** Values that our own pages send besides the fields of a form; nobody has to. */
export const extrasSchema = z.object({
  [TRAP_FIELD]: z.optional(z.string()),
  [CONSENT_FIELD]: z.optional(version),
  [NEWS_FIELD]: z.optional(version),
  [ELAPSED_FIELD]: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
});

/** Values that come with a form. */
interface Extras {
  /**
   * A robot filled it: the trap is not empty, or a form with a link in it was ready sooner than anybody types. Quick alone is no
   * sign: a browser fills in what it knows, and a short message is soon pasted.
   */
  suspectedSpam: boolean;
  consentVersion?: string | undefined;
  newsVersion?: string | undefined;
}

/** How a link begins that robots are sent to leave. */
const LINK = /https?:\/\/|www\.|\[url|<a\s/i;

const wasQuick = (elapsed: string | undefined) => elapsed !== undefined && Number(elapsed) < MINIMUM_FILL_MS;

const hasLink = (fields: Record<string, unknown>) =>
  Object.values(fields).some((value) => typeof value === 'string' && LINK.test(value));

/** Reads what comes with a form; what makes no sense counts as absent, for it must not cost a lead. */
export function readExtras(fields: Record<string, unknown>): Extras {
  const { shape } = extrasSchema;
  const trap = fields[TRAP_FIELD] ?? '';
  const elapsed = shape[ELAPSED_FIELD].safeParse(fields[ELAPSED_FIELD]).data;
  return {
    suspectedSpam: trap !== '' || (wasQuick(elapsed) && hasLink(fields)),
    consentVersion: shape[CONSENT_FIELD].safeParse(fields[CONSENT_FIELD]).data,
    newsVersion: shape[NEWS_FIELD].safeParse(fields[NEWS_FIELD]).data,
  };
}
