import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { Route } from '#domain/price/roads/route.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { ROAD_FACTOR } from '#domain/price/roads/stretches.ts';
import { Sources } from '../../sections/solutions/shared/Sources.tsx';
import { fill } from '../../ui/parts/fill.ts';

interface Props {
  copy: PricePageCopy['road'];
  route: Route;
  sources: RoadSources;
}

/** Who names the kilometres of a route, with the years, and what 'about' says. */
export function RoadSourcesLine({ copy, route, sources }: Props) {
  const ids = route.source ? [route.source] : route.legs.map(({ source }) => source);
  const named = [...new Set(ids)].flatMap((id) => (id && sources[id]) || []);
  return (
    <>
      {route.about && !route.source && (
        <p className="mt-5 text-label">{fill(copy.aboutNote, { factor: ROAD_FACTOR })}</p>
      )}
      {named.length > 0 && (
        <Sources
          intro={route.source ? `${copy.named}:` : copy.sources}
          sources={named.map(({ name, url, year }) => ({
            name,
            address: url,
            date: year ? `${year}` : copy.undated,
          }))}
          className="mt-2"
        />
      )}
    </>
  );
}
