import { MATERIALS } from '../../goods/materials.ts';
import { CORRIDORS, PLACES } from '../../map/places.ts';
import { routePath } from '../../map/route.ts';
import { MAP_SIZE, STATES } from '../../map/states.ts';
import { palette } from '../../palette.ts';
import { mustBeSeen } from '../../parts/key.ts';

/** Centimetres of the wall for a unit of the map. */
const SCALE = 0.175;
const MARGIN = 8;
const FRAME = 4;

const WIDTH = MAP_SIZE.width * SCALE + 2 * MARGIN;
const HEIGHT = MAP_SIZE.height * SCALE + 2 * MARGIN;

/** The map on the desk's wall, framed, with thread along the roads that we drive and a pin at each stop; its top left is 0, 0. */
export function WallMap() {
  const stops = [...new Set(CORRIDORS.flat())].map((place) => PLACES[place]);
  return (
    <>
      <path
        {...mustBeSeen('map')}
        fill={MATERIALS.timber.lit}
        d={`M${-FRAME} ${-FRAME}h${WIDTH + 2 * FRAME}v${HEIGHT + 2 * FRAME}h${-WIDTH - 2 * FRAME}z`}
      />
      <path
        fill={MATERIALS.timber.shade}
        d={`M${-FRAME} ${HEIGHT}h${WIDTH + 2 * FRAME}v${FRAME}h${-WIDTH - 2 * FRAME}z`}
      />
      <path fill={palette.paper} d={`M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`} />
      <g transform={`translate(${MARGIN} ${MARGIN}) scale(${SCALE})`}>
        <path
          fill={palette.glass}
          stroke={palette.paper}
          strokeWidth="4"
          d={STATES.map(({ path }) => path).join('')}
        />
        <path
          fill="none"
          stroke={palette.laterite}
          strokeWidth="6"
          strokeLinejoin="round"
          d={CORRIDORS.map(routePath).join('')}
        />
        {stops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y - 7} r="13" fill={palette.forest} />
        ))}
        {stops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x - 3} cy={y - 10} r="5" fill={palette.amber} />
        ))}
      </g>
    </>
  );
}
