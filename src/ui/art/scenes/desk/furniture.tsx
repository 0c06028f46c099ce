import { BandStrip } from '../../bands/BandStrip.tsx';
import { MATERIALS } from '../../goods/materials.ts';
import { times } from '../../goods/shapes.ts';
import { CORRIDORS, PLACES, routePath } from '../../map/places.ts';
import { MAP_SIZE, STATES } from '../../map/states.ts';
import { palette } from '../../palette.ts';
import { mustBeSeen } from '../../parts/paint.ts';
import { starPath } from '../../parts/star.ts';
import type { Cloth } from '../../people/cast.ts';

/** Height of what stands on it. */
export const COUNTER_TOP = -78;

const HALF = 172;
const PANELS = 3;
const PANEL = (2 * HALF) / PANELS;

/** The desk as a painted tailboard: a band below its top, a star on each panel; 344 cm wide about x = 0 on y = 0. */
export function Counter() {
  const middles = times(PANELS).map((panel) => -HALF + PANEL * (panel + 0.5));
  const star = (outer: number, inner: number) =>
    middles.map((x) => starPath(12, outer, inner, x, -28)).join('');
  return (
    <>
      <path fill={palette.laterite} d={`M${-HALF} 0v-72h${2 * HALF}V0z`} />
      <path
        fill={palette.lateriteDeep}
        d={`${middles.map((x) => `M${x + PANEL / 2 - 6}-72h6V0h-6z`).join('')}M${-HALF} 0v-7h${2 * HALF}v7z`}
      />
      <BandStrip motif="lozenge" x={-HALF} y={-70} width={2 * HALF} height={18} />
      <path fill={palette.amber} d={star(19, 12)} />
      <path fill={palette.lateriteDeep} d={star(8, 5)} />
      <path fill={MATERIALS.timber.lit} d={`M${-HALF - 6} -78h${2 * HALF + 12}v8h${-2 * HALF - 12}z`} />
      <path fill={MATERIALS.timber.shade} d={`M${-HALF - 6} -73h${2 * HALF + 12}v3h${-2 * HALF - 12}z`} />
    </>
  );
}

/** A waybill on its stand, just stamped; 44 cm wide about x = 0 on y = 0. */
export function StampedWaybill() {
  return (
    <>
      <path fill={MATERIALS.timber.shade} d="M-26 0v-6h52v6z" />
      <g transform="translate(0 -5) rotate(-3)">
        <path fill={palette.rule} d="M-19 0v-58h42V0z" />
        <path fill={palette.paper} d="M-22 0v-58h42V0z" />
        <path fill={palette.ink} d="M-17-53h20v5h-20z" />
        <path fill={palette.muted} d="M-17-43h32v2h-32zm0 7h32v2h-32zm0 7h15v2h-15zm0 7h15v2h-15z" />
        <path fill={palette.laterite} d={starPath(16, 14, 10.5, 7, -17)} />
        <path fill={palette.paper} d="m0-17 2.5-2.5 3.5 3.5 7-8 2.5 2.5-9.5 10.5z" />
      </g>
    </>
  );
}

/** The desk's stamp on its pad, 36 cm wide about x = 0 on y = 0. */
export function Stamp() {
  return (
    <>
      <path fill={palette.ink} d="M-18 0v-6h36v6z" />
      <path fill={palette.laterite} d="M-14-6v-2h28v2z" />
      <path fill={MATERIALS.timber.shade} d="M-12-8v-6h24v6z" />
      <path fill={MATERIALS.timber.lit} d="M-12-14q8-2 9-12H3q1 10 9 12z" />
      <circle cy="-31" r="8" fill={MATERIALS.timber.lit} />
      <path fill={MATERIALS.timber.shade} d="M0-39a8 8 0 0 1 0 16q4-8 0-16z" />
    </>
  );
}

/** A mug of tea, 20 cm wide about x = 0 on y = 0. */
export function Mug() {
  return (
    <>
      <path fill={palette.glass} d="M8-17h5q6 0 6 6t-6 6H8v-3h4q3 0 3-3t-3-3H8z" />
      <path fill={palette.glassLight} d="M-9 0v-20H9V0z" />
      <path fill={palette.leaf} d="M-9-13H9v5H-9z" />
    </>
  );
}

const HOLES = 8;
const DEGREES = 360 / HOLES;

/**
 * A desk telephone seen from the front, 46 cm wide about x = 0 on y = 0; larger than life, since it says what the desk is for.
 * @param ringing lifts its handset and draws the sound
 */
export function Telephone({ paint, ringing = false }: { paint: Cloth; ringing?: boolean }) {
  return (
    <g {...mustBeSeen('telephone')}>
      <path fill={paint.shade} d="M-12-35h4v8h16v-8h4v12h-24z" />
      <path fill={paint.lit} d="M-23 0v-7q8-20 13-22h20q5 2 13 22v7z" />
      <path fill={paint.shade} d="M-23 0v-6h46v6z" />
      <circle cy="-15" r="11" fill={palette.paper} />
      {times(HOLES).map((hole) => (
        <circle
          key={hole}
          cy="-22.6"
          r="1.7"
          fill={palette.ink}
          transform={`rotate(${hole * DEGREES} 0 -15)`}
        />
      ))}
      <circle cy="-15" r="3.6" fill={paint.lit} />
      <g transform={ringing ? 'translate(0 -5) rotate(-9)' : undefined}>
        <path fill={paint.lit} d="M-24-29q-4-13 7-15h34q11 2 7 15h-12q0-6-4-7H-8q-4 1-4 7z" />
        <path fill={paint.shade} d="M-24-29v-3h12v3zM12-29v-3h12v3z" />
      </g>
      {ringing && <path fill={palette.laterite} d="M24-58l1-13 5 1zM30-54l8-11 4 4zM34-48l12-5 1 5z" />}
    </g>
  );
}

/** A mobile telephone on its stand, a chat on its screen; 26 cm wide about x = 0 on y = 0. */
export function ChatTelephone() {
  return (
    <g {...mustBeSeen('telephone')}>
      <path fill={palette.steelDeep} d="M-12 0l4-6H8l4 6z" />
      <path fill={palette.ink} d="M-13-6v-42q0-4 4-4H9q4 0 4 4v42q0 4-4 4H-9q-4 0-4-4z" />
      <path fill={palette.glass} d="M-10-9v-36H10v36z" />
      <path fill={palette.paper} d="M-8-42H4v8H-4l-4 4z" />
      <path fill={palette.leaf} d="M8-28H-4v9h8l4 4z" />
      <path fill={palette.amber} d="M-10-14H10v5H-10z" />
    </g>
  );
}

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
