import { diamond } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { starPath } from '../parts/star.ts';
import { CORRIDORS, PLACES, type Place } from './places.ts';
import { routePath } from './route.ts';
import { MAP_SIZE, STATES } from './states.ts';

/** A name on the map. `minor` names appear from 768 px on, where there is room for them. */
export interface MapLabel {
  place: Place;
  text: string;
  side: 'left' | 'right' | 'above' | 'below';
  minor?: boolean;
}

interface NigeriaMapProps {
  labels?: readonly MapLabel[];
  /** Places with a desk or a depot of ours: a star instead of a diamond. */
  hubs?: readonly Place[];
  corridors?: readonly (readonly Place[])[];
  /** What the map says, for those who listen; without it the map is decoration. */
  description?: string;
  className?: string;
}

/** Room for names that stand over the border. */
const EDGE = 14;
const VIEW = [-EDGE, -EDGE, MAP_SIZE.width + 2 * EDGE, MAP_SIZE.height + 2 * EDGE + 22].join(' ');

const PORTS_AND_MARKETS: readonly Place[] = ['apapa', 'onne', 'abuja', 'kano'];

/** From a place to its name: past the largest star. */
const SIDES = {
  left: { anchor: 'end', dx: -28, dy: 0 },
  right: { anchor: 'start', dx: 28, dy: 0 },
  above: { anchor: 'middle', dx: 0, dy: -32 },
  below: { anchor: 'middle', dx: 0, dy: 38 },
} as const;

/** The 36 states and the FCT with the trunk roads we drive, for a light field. Names are text of the page, larger on phones. */
export function NigeriaMap({
  labels = [],
  hubs = PORTS_AND_MARKETS,
  corridors = CORRIDORS,
  description,
  className,
}: NigeriaMapProps) {
  const roads = corridors.map(routePath).join('');
  const stops = [...new Set(corridors.flat())].filter((place) => !hubs.includes(place));
  const stars = hubs.map((place) => PLACES[place]);
  return (
    <svg
      viewBox={VIEW}
      width={MAP_SIZE.width}
      height={MAP_SIZE.height}
      className={className}
      role={description ? 'img' : undefined}
      aria-label={description}
      aria-hidden={description ? undefined : true}
      focusable="false"
    >
      <path
        d={STATES.map(({ path }) => path).join('')}
        fill={palette.glass}
        stroke={palette.paper}
        strokeWidth="2"
      />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={roads} stroke={palette.forest} strokeWidth="9" />
        <path d={roads} stroke={palette.amber} strokeWidth="3" />
      </g>
      <path
        d={stops.map((place) => diamond(PLACES[place].x, PLACES[place].y, 9)).join('')}
        fill={palette.forest}
      />
      <path
        d={stops.map((place) => diamond(PLACES[place].x, PLACES[place].y, 4)).join('')}
        fill={palette.amber}
      />
      <path d={stars.map(({ x, y }) => starPath(10, 23, 15, x, y)).join('')} fill={palette.forest} />
      <path d={stars.map(({ x, y }) => starPath(10, 17, 10, x, y)).join('')} fill={palette.amber} />
      {stars.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={palette.laterite} />
      ))}
      <g
        className="font-display text-[34px] md:text-[24px]"
        fill={palette.ink}
        stroke={palette.glass}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        dominantBaseline="central"
      >
        {labels.map(({ place, text, side, minor }) => (
          <text
            key={place}
            x={PLACES[place].x + SIDES[side].dx}
            y={PLACES[place].y + SIDES[side].dy}
            textAnchor={SIDES[side].anchor}
            className={minor ? 'hidden md:inline' : undefined}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
