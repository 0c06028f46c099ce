import type { Service, WithContext } from 'schema-dts';
import { grouped, naira } from '#domain/company/claims.ts';
import { sectionLetter, type TermSummary } from '#domain/entries/glossary.ts';
import { type Lane, lanePath } from '#domain/price/lanes.ts';
import { type PriceAnswer, priceAnswer } from '#domain/price/question/answer.ts';
import { isValid, readPrice } from '#domain/price/question/price-query.ts';
import { roadDays } from '#domain/price/roads/days.ts';
import type { Route } from '#domain/price/roads/route.ts';
import type { Content } from '#domain/services/content.ts';
import { fill } from '#domain/shared/fill.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { laneTitle } from '#src/seo/site-page.ts';
import { companyName } from '#src/seo/structured-data/company.ts';
import { counted, kilometres } from '../estimate/price-words.ts';

/**
 * A lane as search engines read it: haulage between two cities.
 * @param siteUrl public origin
 * @see https://schema.org/Service
 */
export function laneService(
  lane: Lane,
  { from, to }: Route,
  content: Content,
  siteUrl: string,
): WithContext<Service> {
  const words = content.page('lanes').lane;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: laneTitle(lane, content, words.title),
    serviceType: words.service,
    description: lane.description,
    url: siteUrl + lanePath(lane),
    provider: companyName(content.site(), siteUrl),
    areaServed: [from, to].map(({ name }) => ({ '@type': 'City', name })),
  };
}

/** @returns the answer of the price page for the usual load of a lane, from today's card */
export function laneAnswer(lane: Pick<Lane, 'from' | 'to' | 'tons'>, content: Content): PriceAnswer {
  const roads = content.roads();
  const query = new URLSearchParams({ from: lane.from, to: lane.to, weight: String(lane.tons) });
  const question = readPrice(query, roads.find, new Date());
  // The content folder is refused where a lane names a place that the road book does not have.
  if (!isValid(question)) throw new RangeError(`No price is asked for by ${query}`);
  return priceAnswer(question, roads, content.rateCards());
}

/** @returns the terms of the glossary that a lane names; one that is not published is left out */
export function laneTerms({ terms }: Lane, content: Content): TermSummary[] {
  return terms.flatMap((address) => {
    const [slug = '', section = ''] = address.split('/').reverse();
    return content.term(sectionLetter(section) ?? '', slug) ?? [];
  });
}

/** A lane as one line of a list. */
export interface LaneRow {
  lane: Lane;
  /** 'Lagos to Kano' */
  name: string;
  /** Its kilometres and days. */
  road: string;
}

/** @returns the lines of lanes, in their order */
export function laneRows(lanes: readonly Lane[], content: Content): LaneRow[] {
  const roads = content.roads();
  const copy = content.page('lanes');
  const { road } = content.page('price');
  return lanes.flatMap((lane) => {
    const [from, to] = [roads.place(lane.from), roads.place(lane.to)];
    if (!from || !to) return [];
    const route = roads.route(from, to);
    const days = counted(roadDays(route).planned.days, road.days);
    return {
      lane,
      name: laneTitle(lane, content, copy.name),
      road: fill(copy.road, { km: kilometres(route, road), days }),
    };
  });
}

/** A lane as a row of the table of all lanes. */
export interface PricedLane {
  lane: Lane;
  answer: PriceAnswer;
  /** 'Lagos to Kano' */
  name: string;
  /** '1,170', or 'about 148' */
  km: string;
  days: number;
  /** From which price on a load of `TABLE_TONS` is carried. */
  price: string;
}

/** The load whose price the table has, in tonnes. */
const TABLE_TONS = 30;

/** @returns the rows of the table, by the name of where they begin and end */
export function pricedLanes(lanes: readonly Lane[], content: Content): PricedLane[] {
  const { name, table } = content.page('lanes');
  const rows = lanes.map((lane) => {
    const answer = laneAnswer({ ...lane, tons: TABLE_TONS }, content);
    const { route, days, best } = answer;
    const { estimate } = best;
    return {
      lane,
      answer,
      name: laneTitle(lane, content, name),
      km: fill(route.about ? table.about : '{km}', { km: grouped(route.km) }),
      days: days.planned.days,
      price: estimate.priced ? fill(table.from, { price: naira(estimate.range.low) }) : table.noPrice,
    };
  });
  return rows.toSorted((one, other) => compareWords(one.name, other.name));
}
