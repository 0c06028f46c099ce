import type { Place } from '#domain/price/roads/places.ts';
import type { Route } from '#domain/price/roads/route.ts';
import { palette } from '../palette.ts';
import { starPath } from '../parts/star.ts';
import { MAP_VIEW, onMap, wayPath } from './places.ts';
import { placeNames } from './route-names.ts';
import { STATES } from './states.ts';

interface Props {
  routes: readonly Route[];
  /** The address that a place leads to, on the same page. */
  hrefOf: (place: Place) => string;
  className?: string;
}

const COUNTRY = STATES.map(({ path }) => path).join('');
/** Room for a finger around a place, in units of the map; less where another place is near. */
const TOUCH = 22;

/** The radius around a place in which a press means it. */
function reach(place: Place, others: readonly Place[]): number {
  const { x, y } = onMap(place);
  const distances = others
    .filter((other) => other !== place)
    .map((other) => Math.hypot(onMap(other).x - x, onMap(other).y - y));
  return Math.round(Math.min(TOUCH, ...distances.map((distance) => distance / 2)));
}

/**
 * All roads of a list on one map; a press on a place leads to its rows. The list beside it has the same links, so this is not read out. A
 * place without room for its name says it to the pointer.
 */
export function LanesMap({ routes, hrefOf, className }: Props) {
  const [, , width, height] = MAP_VIEW;
  const counted = new Map<Place, number>();
  for (const place of routes.flatMap(({ from, to }) => [from, to]))
    counted.set(place, (counted.get(place) ?? 0) + 1);
  const places = [...counted].toSorted(([, some], [, more]) => more - some).map(([place]) => place);
  const names = placeNames(places.map((place) => ({ place, point: onMap(place) })));
  const ways = routes.map(wayPath).join('');
  return (
    <svg viewBox={MAP_VIEW.join(' ')} width={width} height={height} className={className} aria-hidden="true">
      <path d={COUNTRY} fill={palette.glass} stroke={palette.paper} strokeWidth="2" />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={ways} stroke={palette.forest} strokeWidth="8" />
        <path d={ways} stroke={palette.amber} strokeWidth="3" />
      </g>
      {places.map((place) => {
        const { x, y } = onMap(place);
        const name = names.find(({ text }) => text === place.name);
        return (
          <a key={place.slug} href={hrefOf(place)} tabIndex={-1}>
            <circle cx={x} cy={y} r={reach(place, places)} fill="transparent" />
            <path
              d={starPath(10, 14, 8, x, y)}
              fill={palette.forest}
              stroke={palette.amber}
              strokeWidth="2"
            />
            {name ? (
              <text
                x={name.x}
                y={name.y}
                textAnchor={name.anchor}
                className="font-display text-[36px] md:text-[26px]"
                fill={palette.ink}
                stroke={palette.glass}
                strokeWidth="7"
                paintOrder="stroke"
                dominantBaseline="central"
              >
                {name.text}
              </text>
            ) : (
              <title>{place.name}</title>
            )}
          </a>
        );
      })}
    </svg>
  );
}
