import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { RouteMap } from '#src/ui/art/map/RouteMap.tsx';
import { fill } from '../../ui/parts/fill.ts';
import './price-print.css';
import { Cautions } from './Cautions.tsx';
import { kilometres, stopsOnTheWay } from './price-words.ts';
import { RoadDaysNote } from './RoadDaysNote.tsx';
import { RoadSourcesLine } from './RoadSourcesLine.tsx';

interface Props {
  copy: PricePageCopy['road'];
  answer: Pick<PriceAnswer, 'route' | 'others' | 'days'>;
  sources: RoadSources;
  /** It has the whole width of the page. */
  wide: boolean;
}

/** The road on the map, how long it is and how long it takes, and who says so. */
export function RoadPart({ copy, answer: { route, others, days }, sources, wide }: Props) {
  const stops = stopsOnTheWay(route).join(', ');
  const { from, to } = route;
  const ways = others
    .map((way) => fill(copy.other, { km: kilometres(way, copy), stops: stopsBesides(way, route).join(', ') }))
    .join('; ');
  return (
    <div>
      <h2 className="text-h3">{copy.heading}</h2>
      <div
        className={`price-road mt-4 grid gap-x-gutter gap-y-5 ${wide ? 'md:grid-cols-2 lg:gap-x-16' : 'sm:max-lg:grid-cols-2'}`}
      >
        <div>
          <RouteMap
            route={route}
            others={others}
            description={fill(copy.map, {
              from: from.name,
              to: to.name,
              by: stops && fill(copy.by, { stops }),
            })}
            className="h-auto w-full"
          />
          <p className="mt-1 text-label text-muted print:hidden">{copy.borders}</p>
        </div>
        <div>
          <p className="font-display text-h3">{kilometres(route, copy)}</p>
          {stops && <p className="mt-2">{fill(copy.way, { stops })}</p>}
          {ways && <p className="mt-2 text-label print:hidden">{fill(copy.others, { ways })}</p>}
          <RoadDaysNote copy={copy} days={days} />
          <Cautions copy={copy} legs={route.legs} sources={sources} />
          <RoadSourcesLine copy={copy} route={route} sources={sources} />
        </div>
      </div>
    </div>
  );
}

/** The difference of another way: the places on it that the first way does not pass. */
function stopsBesides(way: PriceAnswer['route'], { legs }: PriceAnswer['route']): string[] {
  const passed = new Set(legs.map(({ to }) => to.slug));
  return stopsOnTheWay({
    legs: way.legs.filter(({ to }, index) => index === way.legs.length - 1 || !passed.has(to.slug)),
  });
}
