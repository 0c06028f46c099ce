import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { priceAnswer } from '#domain/price/question/answer.ts';
import { isValid, type PriceAsked, readPrice } from '#domain/price/question/price-query.ts';
import { canonicalQuery, outdatedQuery, quoteOf } from '#domain/price/question/quote.ts';
import { DEFAULT_TONNAGE } from '#domain/price/tonnage.ts';
import type { Content } from '#domain/services/content.ts';
import type { TripStore } from '../../price/trips/trip-store.ts';
import { Unavailable } from '../hooks/errors.ts';
import type { ValidationResult } from './submission.ts';

const NO_QUESTION =
  'The load cannot be priced as it was sent. Ask on the price page again, then send the answer.';

/**
 * Works out the answer to the question of a quote again, by the rules of the price page; a price that was sent along would count for
 * nothing. What is stored of the question holds no words of the person who sent it. A question that could be answered when it was asked is
 * accepted: pages are left open over midnight, an outbox keeps a message for a week, and meanwhile a place may have another name. It is
 * then stored without an answer.
 * @param now the instant at which the question counts as asked
 */
export function validateQuote(
  validation: ValidationResult,
  content: Pick<Content, 'roads' | 'rateCards'>,
  now: Date,
): ValidationResult {
  if ('errors' in validation || validation.enquiry.kind !== 'quote') return validation;
  const { enquiry } = validation;
  const roads = content.roads();
  const question = asAsked(readPrice(new URLSearchParams(enquiry.question), roads.find, now));
  if (isValid(question))
    return {
      enquiry: { ...enquiry, question: canonicalQuery(question) },
      quote: quoteOf(priceAnswer(question, roads, content.rateCards())),
    };
  const outdated = outdatedQuery(question);
  return outdated ? { enquiry: { ...enquiry, question: outdated } } : { errors: { question: NO_QUESTION } };
}

/** The question as it was on its day, which may be over by now. */
function asAsked(question: PriceAsked): PriceAsked {
  const { date, ...errors } = question.errors;
  return date === 'past' ? { ...question, errors } : question;
}

/** Every visit of the home page asks for the sum, which reads all trips: once in this time, in ms, is asked of the storage. */
const FRESH_MS = 1000;

/** A line in the log for each visit of the home page would say nothing, and the answer is shorter than any that is compressed. */
const OPTIONS = { logLevel: 'warn', compress: false } as const;

/**
 * `GET /api/trips-total-tonnage` answers `{"data": <tonnes>}` (specification, section 7). While no trip is recorded it
 * answers DEFAULT_TONNAGE, the figure of the specification, which `check:launch` names as a sample.
 */
export function addTonnage(app: FastifyInstance, trips: Pick<TripStore, 'totalTonnes'>): void {
  const answers = new LRUCache<'total', { data: number }>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: async () => ({ data: (await trips.totalTonnes()) ?? DEFAULT_TONNAGE }),
  });
  app.get('/api/trips-total-tonnage', OPTIONS, async (_request, reply) => {
    const answer = await answers.fetch('total').catch((cause) => {
      throw new Unavailable(cause);
    });
    return reply.header('cache-control', 'no-cache').send(answer);
  });
}
