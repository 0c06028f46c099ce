import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import { LAGOS_TRUCK_HOURS, PLANNED_SPEED, type RoadDays } from '#domain/price/roads/days.ts';
import { asHours, type Route, TRUCK_SPEED } from '#domain/price/roads/route.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { ROAD_FACTOR } from '#domain/price/roads/stretches.ts';
import { spokenHour } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { RouteMap } from '#src/ui/art/map/RouteMap.tsx';
import { Sources } from '../../sections/solutions/shared/Sources.tsx';
import { counted, kilometres, stopsOnTheWay } from './price-words.ts';
import './price-print.css';

interface CautionsProps {
  copy: PricePageCopy['road'];
  legs: Route['legs'];
  sources: RoadSources;
}

/** Cautions about stretches of a road, each with its source and date; renders nothing where there are none. */
function Cautions({ copy, legs, sources }: CautionsProps) {
  const said = legs.flatMap(({ from, to, cautions }) =>
    cautions.map((caution) => ({ ...caution, from: from.name, to: to.name, by: sources[caution.source] })),
  );
  const distinct = said.filter(({ note }, index) => said.findIndex((one) => one.note === note) === index);
  if (distinct.length === 0) return null;
  return (
    <div className="mt-5 border-l-4 border-accent pl-4">
      <h3 className="font-text text-body font-semibold">{copy.cautions}</h3>
      <ul className="mt-1 space-y-1 text-label">
        {distinct.map(({ from, to, note, by }) => (
          <li key={note}>
            {fill(copy.caution, { from, to, note })}{' '}
            {by && (
              <>
                <a href={by.url} target="_blank" rel="noopener noreferrer" className="link">
                  {by.name}
                </a>
                {by.year && ` (${by.year})`}
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-label">{copy.passed}</p>
    </div>
  );
}

interface RoadDaysNoteProps {
  copy: PricePageCopy['road'];
  days: RoadDays;
}

/** The days at the wheel, what they assume, and the truck hours of Lagos where they bind. */
function RoadDaysNote({ copy, days: { planned, least, lagos } }: RoadDaysNoteProps) {
  const bound = (['leaving', 'arriving', 'passing'] as const).filter((name) => lagos[name]);
  return (
    <>
      <p className="mt-5 font-display text-h4">{counted(planned.days, copy.days)}</p>
      <p className="mt-1 text-label">
        {fill(copy.planned, {
          speed: PLANNED_SPEED,
          limit: TRUCK_SPEED,
          least: asHours(least.driving + least.resting),
        })}
      </p>
      {bound.map((name) => (
        <p key={name} className="mt-2 text-label">
          {fill(copy.lagos[name], {
            from: spokenHour(LAGOS_TRUCK_HOURS.from),
            until: spokenHour(LAGOS_TRUCK_HOURS.until),
          })}
        </p>
      ))}
    </>
  );
}

interface RoadSourcesLineProps {
  copy: PricePageCopy['road'];
  route: Route;
  sources: RoadSources;
}

/** Who names the kilometres of a route, with the years, and what 'about' says. */
function RoadSourcesLine({ copy, route, sources }: RoadSourcesLineProps) {
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
            ...(year && { date: `${year}` }),
          }))}
          className="mt-2"
        />
      )}
    </>
  );
}

interface RoadPartProps {
  copy: PricePageCopy['road'];
  answer: Pick<PriceAnswer, 'route' | 'others' | 'days'>;
  sources: RoadSources;
  /** It has the whole width of the page. */
  wide: boolean;
  /** With what sources report of the road and of those beside it. */
  reports?: boolean;
}

/** The road on the map, how long it is and how long it takes, and who says so. */
export function RoadPart({
  copy,
  answer: { route, others, days },
  sources,
  wide,
  reports = false,
}: RoadPartProps) {
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
          {reports && (
            <Cautions copy={copy} legs={[route, ...others].flatMap(({ legs }) => legs)} sources={sources} />
          )}
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
