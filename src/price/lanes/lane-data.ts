import type { Service, WithContext } from 'schema-dts';
import { sectionLetter, type TermSummary } from '#domain/entries/glossary.ts';
import { type Lane, lanePath } from '#domain/price/lanes.ts';
import { type PriceAnswer, priceAnswer } from '#domain/price/question/answer.ts';
import { isValid, readPrice } from '#domain/price/question/price-query.ts';
import type { Route } from '#domain/price/roads/route.ts';
import type { Content } from '#domain/services/content.ts';
import { laneTitle } from '#src/seo/site-page.ts';
import { companyName } from '#src/seo/structured-data/company.ts';

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
