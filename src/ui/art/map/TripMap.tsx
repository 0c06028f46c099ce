import { diamond } from '../goods/shapes.ts';
import { ShortDropside } from '../lorry/fleet/rigid.tsx';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { CAB_PAINTS } from '../parts/paint.ts';
import { starPath } from '../parts/star.ts';
import { MAP_VIEW } from './NigeriaMap.tsx';
import { PLACES, type Place, routePath } from './places.ts';
import { STATES } from './states.ts';

const DRIVEN: readonly Place[] = ['apapa', 'ibadan', 'akure', 'obajana', 'lokoja', 'abuja', 'kaduna'];
const AHEAD: readonly Place[] = ['kaduna', 'zaria', 'kano'];
const STOPS: readonly Place[] = ['ibadan', 'lokoja', 'abuja'];

/** Drawn far beyond the map's scale, so that the truck is seen. */
const TRUCK_SCALE = 0.15;

/** One trip from Apapa to Kano: the road driven, the road ahead, and the truck at Kaduna; without names, for a forest field. */
export function TripMap() {
  const { apapa, kaduna, kano } = PLACES;
  return (
    <Canvas box={MAP_VIEW}>
      <path
        d={STATES.map(({ path }) => path).join('')}
        fill={palette.leaf}
        stroke={palette.forest}
        strokeWidth="2.5"
      />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={routePath([...DRIVEN, ...AHEAD])} stroke={palette.deep} strokeWidth="15" />
        <path d={routePath(DRIVEN)} stroke={palette.amber} strokeWidth="6" />
        <path d={routePath(AHEAD)} stroke={palette.paper} strokeWidth="5" strokeDasharray="2 12" />
      </g>
      <path
        d={STOPS.map((place) => diamond(PLACES[place].x, PLACES[place].y, 11)).join('')}
        fill={palette.amber}
      />
      {[apapa, kano].map(({ x, y }) => (
        <g key={x}>
          <path d={starPath(10, 24, 15, x, y)} fill={palette.deep} />
          <path d={starPath(10, 18, 11, x, y)} fill={palette.paper} />
          <circle cx={x} cy={y} r="5" fill={palette.laterite} />
        </g>
      ))}
      <g transform={`translate(${kaduna.x - 24} ${kaduna.y + 6})`}>
        <path d="M-92 0H38v9H-92z" fill={palette.deep} />
        <g transform={`scale(${TRUCK_SCALE})`}>
          <ShortDropside paint={CAB_PAINTS.laterite} driver />
        </g>
      </g>
    </Canvas>
  );
}
