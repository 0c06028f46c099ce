import { priceAnswer } from '#domain/price/question/answer.ts';
import { isSound, type PriceAsked, readPrice } from '#domain/price/question/price-query.ts';
import { canonicalQuery, outdatedQuery, quoteOf } from '#domain/price/question/quote.ts';
import type { Content } from '#domain/services/content.ts';
import type { Judgement } from './submission.ts';

const NO_QUESTION =
  'The load cannot be priced as it was sent. Ask on the price page again, then send the answer.';

/**
 * Works out the answer to the question of a quote again, by the rules of the price page; a price that was sent along would count for
 * nothing. What is stored of the question holds no words of whoever sent it. A question that could be answered when it was asked is
 * accepted: pages are left open over midnight, an outbox keeps a message for a week, and meanwhile a place may have another name. It is
 * then stored without an answer.
 * @param now the instant at which the question counts as asked
 */
export function judgeQuote(
  judgement: Judgement,
  content: Pick<Content, 'roads' | 'rateCards'>,
  now: Date,
): Judgement {
  if ('errors' in judgement || judgement.enquiry.kind !== 'quote') return judgement;
  const { enquiry } = judgement;
  const roads = content.roads();
  const question = asAsked(readPrice(new URLSearchParams(enquiry.question), roads.find, now));
  if (isSound(question))
    return {
      enquiry: { ...enquiry, question: canonicalQuery(question) },
      quote: quoteOf(priceAnswer(question, roads, content.rateCards())),
    };
  const outdated = outdatedQuery(question);
  return outdated ? { enquiry: { ...enquiry, question: outdated } } : { errors: { question: NO_QUESTION } };
}

/** The question as it was on its day, which may be over by now. */
function asAsked(question: PriceAsked): PriceAsked {
  const { date, ...faults } = question.faults;
  return date === 'past' ? { ...question, faults } : question;
}
