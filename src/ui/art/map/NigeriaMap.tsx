import { diamond } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import { CORRIDORS, PLACES, type Place, routePath } from './places.ts';
import { MAP_SIZE, STATES } from './states.ts';

/** Room around the country for names that stand over its border. */
const EDGE = 14;
/** And below it, for the names of ports. */
const FOOT = 36;

/** The part of the map in view; names over it are drawn in the same view. */
export const MAP_VIEW = [-EDGE, -EDGE, MAP_SIZE.width + 2 * EDGE, MAP_SIZE.height + EDGE + FOOT] as const;

/** Where goods of ours start or end most often: a star instead of a diamond. */
const HUBS: readonly Place[] = ['apapa', 'onne', 'abuja', 'kano'];

/**
 * The 36 states and the FCT with the trunk roads we drive, without names, for a light field. Each state is a path that says
 * its name to `src/sections/browser/state-names.ts`.
 */
export function NigeriaMap() {
  const roads = CORRIDORS.map(routePath).join('');
  const stops = [...new Set(CORRIDORS.flat())].filter((place) => !HUBS.includes(place));
  const hubs = HUBS.map((place) => PLACES[place]);
  const diamonds = (size: number) => stops.map((place) => diamond(PLACES[place].x, PLACES[place].y, size));
  const stars = (outer: number, inner: number) => hubs.map(({ x, y }) => starPath(10, outer, inner, x, y));
  return (
    <Canvas box={MAP_VIEW}>
      <g fill={palette.glass} stroke={palette.paper} strokeWidth="2">
        {STATES.map(({ name, path }) => (
          <path key={name} data-state={name} d={path} />
        ))}
      </g>
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={roads} stroke={palette.forest} strokeWidth="9" />
        <path d={roads} stroke={palette.amber} strokeWidth="3" />
      </g>
      <path d={diamonds(9).join('')} fill={palette.forest} />
      <path d={diamonds(4).join('')} fill={palette.amber} />
      <path d={stars(23, 15).join('')} fill={palette.forest} />
      <path d={stars(17, 10).join('')} fill={palette.amber} />
      {hubs.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={palette.laterite} />
      ))}
    </Canvas>
  );
}
