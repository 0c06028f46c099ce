import { diamond } from '../../goods/shapes.ts';
import { PLACES, type Place, routePath } from '../../map/places.ts';
import { statesWithin } from '../../map/within.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { starPath } from '../../parts/star.ts';
import type { SceneProps, View } from '../scene.ts';

const CARD: View = [-24, -8, 500, 504];
const TILE: View = [226, 84, 168, 196];

const ROUTE: readonly Place[] = [
  'apapa',
  'ibadan',
  'akure',
  'obajana',
  'lokoja',
  'abuja',
  'kaduna',
  'zaria',
  'kano',
];
const STOPS: readonly Place[] = ['apapa', 'ibadan', 'obajana', 'abuja', 'kano'];

/**
 * The tracking card: the road from Apapa to Kano over the states, a star where the truck is (Kaduna), for a forest field.
 * The card's right and lower edges cut the map. `compact` is the last leg, for a small tile.
 */
export function TrackingMap({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  const { x, y } = PLACES.kaduna;
  const size = compact ? 0.95 : 1;
  const view = compact ? TILE : CARD;
  return (
    <Canvas box={view} {...props}>
      <path
        d={statesWithin(view)
          .map(({ path }) => path)
          .join('')}
        fill={palette.leaf}
        stroke={palette.forest}
        strokeWidth="2.5"
      />
      <path
        d={routePath(ROUTE)}
        fill="none"
        stroke={palette.deep}
        strokeWidth={12 * size}
        strokeLinejoin="round"
      />
      <path
        d={routePath(ROUTE)}
        fill="none"
        stroke={palette.amber}
        strokeWidth={5 * size}
        strokeLinejoin="round"
      />
      <path
        d={STOPS.map((place) => diamond(PLACES[place].x, PLACES[place].y, 9 * size)).join('')}
        fill={palette.amber}
      />
      <path d={starPath(8, 30 * size, 16 * size, x, y)} fill={palette.ink} transform="translate(3 4)" />
      <path d={starPath(8, 30 * size, 16 * size, x, y)} fill={palette.amber} />
      <circle cx={x} cy={y} r={9 * size} fill={palette.laterite} />
      <circle cx={x} cy={y} r={4 * size} fill={palette.paper} />
    </Canvas>
  );
}
