import type { Service, WithContext } from 'schema-dts';
import { type Lane, lanePath } from '#domain/price/lanes.ts';
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
