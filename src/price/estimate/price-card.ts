import { type PriceAnswer, priceAnswer } from '#domain/price/question/answer.ts';
import { isValid, readPrice } from '#domain/price/question/price-query.ts';
import type { Content } from '#domain/services/content.ts';
import { PRICE_PATH } from '#domain/shared/page-paths.ts';
import { type Card, cardOf, roadOnCard } from '#src/seo/social/card.ts';
import { answeredMeta } from './words.ts';

/** The link preview of an answer: its road on the map, and its load. */
export function answerCard(answer: PriceAnswer, content: Content): Card | undefined {
  const card = cardOf(PRICE_PATH, content);
  const { title } = answeredMeta(answer, content.page('price'), content.page('haulage').whichTruck);
  return card && { ...card, title, road: roadOnCard(answer.route, content) };
}

/**
 * The link preview of any page; of the price page with a question, that of its answer.
 * @param target canonical path of the page, with its query
 */
export function sharedCard(target: string, content: Content): Card | undefined {
  const [path = '', query] = target.split('?');
  if (path !== PRICE_PATH || query === undefined) return cardOf(path, content);
  const roads = content.roads();
  const question = readPrice(new URLSearchParams(query), roads.find, new Date());
  if (!isValid(question)) return cardOf(path, content);
  return answerCard(priceAnswer(question, roads, content.rateCards()), content);
}
