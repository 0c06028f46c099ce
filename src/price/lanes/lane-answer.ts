import type { Lane } from '#domain/price/lanes.ts';
import { type PriceAnswer, priceAnswer } from '#domain/price/question/answer.ts';
import { isSound, readPrice } from '#domain/price/question/price-query.ts';
import type { Content } from '#domain/services/content.ts';

/** @returns the answer of the price page for the usual load of a lane, from today's card */
export function laneAnswer(lane: Pick<Lane, 'from' | 'to' | 'tons'>, content: Content): PriceAnswer {
  const roads = content.roads();
  const query = new URLSearchParams({ from: lane.from, to: lane.to, weight: String(lane.tons) });
  const question = readPrice(query, roads.find, new Date());
  // The content folder is refused where a lane names a place that the road book does not have.
  if (!isSound(question)) throw new RangeError(`No price is asked for by ${query}`);
  return priceAnswer(question, roads, content.rateCards());
}
