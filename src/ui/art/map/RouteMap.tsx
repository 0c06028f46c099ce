import type { Route } from '#domain/price/roads/route.ts';
import { diamond } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { starPath } from '../parts/star.ts';
import { MAP_VIEW, onMap, wayPath } from './places.ts';
import { placeNames } from './route-names.ts';
import { STATES } from './states.ts';

interface RouteMapProps {
  route: Route;
  /** Other corridors, drawn thinner below it. */
  others?: readonly Route[];
  /** A description of the map, for those who do not see it. */
  description: string;
  className?: string;
}

/** The outlines of all states as the data of one path. */
export const COUNTRY = STATES.map(({ path }) => path).join('');

/** The map of Nigeria with a route on it, as part of the page: no file, no script. For a light field. */
export function RouteMap({ route, others = [], description, className }: RouteMapProps) {
  const [, , width, height] = MAP_VIEW;
  const ends = [route.from, route.to].map(onMap);
  const between = route.legs.slice(0, -1).map(({ to }) => to);
  const stops = between.map(onMap);
  const named = route.km === 0 ? [route.from] : [route.from, route.to, ...between];
  const names = placeNames(named.map((place) => ({ place, point: onMap(place) })));
  return (
    <svg
      viewBox={MAP_VIEW.join(' ')}
      width={width}
      height={height}
      className={className}
      role="img"
      aria-label={description}
    >
      <path d={COUNTRY} fill={palette.glass} stroke={palette.paper} strokeWidth="2" />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        {others.map((other) => (
          <path
            key={wayPath(other)}
            d={wayPath(other)}
            stroke={palette.forest}
            strokeWidth="4"
            strokeDasharray="2 10"
          />
        ))}
        <path d={wayPath(route)} stroke={palette.forest} strokeWidth="11" />
        <path d={wayPath(route)} stroke={palette.amber} strokeWidth="4" />
      </g>
      <path d={stops.map(({ x, y }) => diamond(x, y, 6)).join('')} fill={palette.forest} />
      <path d={ends.map(({ x, y }) => starPath(10, 23, 15, x, y)).join('')} fill={palette.forest} />
      <path d={ends.map(({ x, y }) => starPath(10, 17, 10, x, y)).join('')} fill={palette.amber} />
      <g
        className="font-display text-[36px] md:text-[26px]"
        fill={palette.ink}
        stroke={palette.glass}
        strokeWidth="7"
        strokeLinejoin="round"
        paintOrder="stroke"
        dominantBaseline="central"
      >
        {names.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
