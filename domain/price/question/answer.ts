import { currentCard, type RateCard } from '../rates/card.ts';
import { type Estimate, estimate, type Priced, type Unpriced } from '../rates/estimate.ts';
import { type RoadDays, roadDays } from '../roads/days.ts';
import type { RoadBook } from '../roads/road-book.ts';
import type { Route } from '../roads/route.ts';
import type { GoodsKind } from '../trucks/trucks.ts';
import { isPartLoad, type Plan, plansFor } from '../trucks/which-truck.ts';
import type { ValidQuestion } from './price-query.ts';

/** Other plans that are offered besides the best one. */
const OTHER_PLANS = 3;

/** Trucks for a load, and what they would cost. */
export interface PricedPlan {
  plan: Plan;
  estimate: Estimate;
}

/** The answer about a load on its road: all of it but the price where there is none. */
export interface PriceAnswer {
  question: ValidQuestion;
  route: Route;
  /** Other corridors. */
  others: readonly Route[];
  days: RoadDays;
  /** The load is better off sharing a truck. */
  shares: boolean;
  best: PricedPlan;
  otherPlans: (PricedPlan & { estimate: Priced })[];
}

/**
 * Answers a question by the road book and the card of its day. The trucks are the best plan that the card can price, or the best of
 * all where it can price none.
 * @param cards all versions
 */
export function priceAnswer(
  question: ValidQuestion,
  roads: Pick<RoadBook, 'routes'>,
  cards: readonly RateCard[],
): PriceAnswer {
  const { from, to, load, date, extras } = question;
  const [route, ...others] = roads.routes(from.place, to.place);
  if (!route) throw new RangeError(`No road from ${from.place.slug} to ${to.place.slug}`);
  const card = currentCard(cards, date);
  const plans = plansFor(load.load).map((plan) => ({
    plan,
    estimate: estimate(card, {
      from: from.place.slug,
      to: to.place.slug,
      km: route.km,
      trucks: plan.legs.map(({ truck, count }) => ({ size: truck.size, count })),
      date,
      extras,
    }),
  }));
  const priced = plans.filter((one): one is PriceAnswer['otherPlans'][number] => one.estimate.priced);
  const otherPlans = priced.filter((one) => !priced.some((other) => isBetter(other, one)));
  const best = otherPlans[0] ?? plans[0] ?? noTrucks(load.load.kind);
  return {
    question,
    route,
    others,
    days: roadDays(route),
    shares: isPartLoad(load.load),
    best,
    otherPlans: otherPlans.filter((one) => one !== best).slice(0, OTHER_PLANS),
  };
}

/** Whether a plan costs less than another and carries no less. */
function isBetter(one: PriceAnswer['otherPlans'][number], other: PriceAnswer['otherPlans'][number]): boolean {
  const costsLess = one.estimate.total < other.estimate.total;
  return costsLess && one.plan.spare >= other.plan.spare && one.plan.trucks <= other.plan.trucks;
}

/** No truck that our team sends without asking first takes the load. */
const noTrucks = (kind: GoodsKind): { plan: Plan; estimate: Unpriced } => ({
  plan: { legs: [], trucks: 0, spare: 0 },
  estimate: { priced: false, reason: kind === 'machine' ? 'low-bed' : 'no-trucks' },
});
