import { diamond } from '../../goods/shapes.ts';
import { CORRIDORS, PLACES, type Place, routePath } from '../../map/places.ts';
import { STATES } from '../../map/states.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { starPath } from '../../parts/star.ts';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-60, 262, 688, 215],
  card: [-12, 92, 520, 390],
} as const satisfies Record<string, View>;

const [TRUNK = [], ...FEEDERS] = CORRIDORS;
const STARS: readonly Place[] = ['apapa', 'abuja', 'kano'];
/** The state the road is in: the FCT, halfway. */
const HERE = 'fct';

/** The trunk road from Apapa to Kano and the roads that feed it, over the states. */
export function CorridorCover({ view = 'wide', className }: CoverProps) {
  const stops = [...new Set(CORRIDORS.flat())].filter((place) => !STARS.includes(place));
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.sand} d="M-300-100h1400v800H-300z" />
      <path
        fill={palette.forest}
        stroke={palette.paper}
        strokeWidth="1.6"
        d={STATES.filter(({ id }) => id !== HERE)
          .map(({ path }) => path)
          .join('')}
      />
      <path
        fill={palette.laterite}
        stroke={palette.paper}
        strokeWidth="1.6"
        d={STATES.find(({ id }) => id === HERE)?.path}
      />
      <g fill="none" strokeLinejoin="round">
        <path d={FEEDERS.map(routePath).join('')} stroke={palette.ink} strokeWidth="4" />
        <path d={routePath(TRUNK)} stroke={palette.ink} strokeWidth="10" />
        <path d={routePath(TRUNK)} stroke={palette.amber} strokeWidth="5" />
      </g>
      <path
        fill={palette.amber}
        d={stops.map((place) => diamond(PLACES[place].x, PLACES[place].y, 6)).join('')}
      />
      {STARS.map((place) => {
        const { x, y } = PLACES[place];
        return (
          <g key={place}>
            <path fill={palette.ink} d={starPath(10, 21, 13, x, y)} />
            <path fill={palette.amber} d={starPath(10, 17, 10, x, y)} />
            <circle cx={x} cy={y} r="5.5" fill={palette.laterite} />
            <circle cx={x} cy={y} r="2.4" fill={palette.paper} />
          </g>
        );
      })}
    </Canvas>
  );
}
