import { MATERIALS } from '../../goods/materials.ts';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { starPath } from '../../parts/star.ts';
import { CLOTHS } from '../../people/cast.ts';
import type { SceneProps, View } from '../scene.ts';
import {
  ChatTelephone,
  COUNTER_TOP,
  Counter,
  Mug,
  Stamp,
  StampedWaybill,
  Telephone,
  WallMap,
} from './furniture.tsx';

const CARD: View = [-160, -154, 320, 258];
const TILE: View = [-179, -209, 358, 418];
const RADIUS = 148;
const HOURS = 24;
const DEGREES_AN_HOUR = 360 / HOURS;

/**
 * The support card: a dial of 24 hours, its left half night, its right half day; the card cuts it at its lower edge.
 * `compact` is the whole dial, with an hour mark for every three, for a small tile.
 */
export function SupportDial({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <Dial every={compact ? 3 : 1} />
    </Canvas>
  );
}

/** The dial about its centre, 152 in radius, with an hour mark for `every` so many hours. */
export function Dial({ every }: { every: 1 | 3 }) {
  const hours = times(HOURS).filter((hour) => hour % every === 0);
  const mark = every === 3 ? 'M-15-146h30L0-108z' : 'M-8.5-146h17L0-122z';
  return (
    <>
      <circle r={RADIUS + 4} fill={palette.ink} />
      <path d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS}z`} fill={palette.amber} />
      {hours.map((hour) => (
        <path
          key={hour}
          d={mark}
          transform={`rotate(${hour * DEGREES_AN_HOUR})`}
          fill={hour <= HOURS / 2 ? palette.laterite : palette.amber}
        />
      ))}
      <path d="M-44-33a35 35 0 1 0 0 60a42 42 0 0 1 0-60z" fill={palette.paper} />
      <path d={starPath(12, 36, 23, 62, -4)} fill={palette.laterite} />
      <path d="M-6 0-4.5-104h9L6 0z" fill={palette.paper} />
      <path d="M0-4.5 70 62l-8 6L-4 6z" fill={palette.paper} />
      <circle r="13" fill={palette.paper} />
      <circle r="6" fill={palette.laterite} />
    </>
  );
}

const VIEW: View = [-180, -258, 360, 258];
const DIAL_SCALE = 0.19;

/**
 * The desk that answers at any hour: three telephones, one of them ringing, the map of Nigeria with its pins, a waybill just
 * stamped, and night in the window. Its wall is the page, a forest field; it stands on the field's edge.
 */
export function NightDesk(props: SceneProps) {
  return (
    <Canvas box={VIEW} {...props}>
      <g transform="translate(-168 -250)">
        <WallMap />
      </g>
      <g transform="translate(-12)">
        <NightWindow />
      </g>
      <g transform={`translate(143 -218) scale(${DIAL_SCALE})`}>
        <Dial every={3} />
      </g>
      <path fill={palette.leaf} d="M96-155h34l42 77H40z" />
      <Counter />
      <g transform={`translate(0 ${COUNTER_TOP})`}>
        <g transform="translate(-138)">
          <Telephone paint={CLOTHS.laterite} />
        </g>
        <g transform="translate(-78)">
          <Telephone paint={CLOTHS.amber} ringing />
        </g>
        <g transform="translate(-26) scale(.84)">
          <ChatTelephone />
        </g>
        <g transform="translate(18)">
          <Mug />
        </g>
        <g transform="translate(56)">
          <Stamp />
        </g>
        <g transform="translate(110)">
          <StampedWaybill />
        </g>
        <Lamp />
      </g>
    </Canvas>
  );
}

/** The window beside the map: moon and stars over the shed's roofs. */
function NightWindow() {
  return (
    <>
      <path fill={palette.paper} d="M12-254h84v86H12z" />
      <path fill={palette.ink} d="M17-249h35v71H17zM56-249h35v71H56z" />
      <path fill={palette.amber} d="M74-240a14 14 0 1 0 10 23 11.5 11.5 0 1 1-10-23z" />
      <path
        fill={palette.sand}
        d={[starPath(8, 4, 1.5, 27, -236), starPath(8, 3, 1.2, 42, -222), starPath(8, 3, 1.2, 30, -208)].join(
          '',
        )}
      />
      <path fill={palette.deep} d="M17-178v-10l8-5 8 5v-5l8-5 11 6v14zM56-178v-9h9l9-6 10 6h7v9z" />
      <path fill={palette.amber} d="M24-186h4v4h-4zM64-184h4v3h-4z" />
      <path fill={MATERIALS.timber.lit} d="M7-170h94v6H7z" />
    </>
  );
}

/** The lamp over the waybill; its foot stands at the right end of the counter, on y = 0. */
function Lamp() {
  return (
    <>
      <path fill={palette.steel} d="M146 0v-5h26V0zM157-5h5l6-62-45-29-3 5 42 27z" />
      <circle cx="165" cy="-66" r="5" fill={palette.steelDeep} />
      <path fill={palette.amber} d="M104-94q2-10 12-10t12 10l6 17H92z" />
      <path fill={palette.amberFoot} d="M92-77v-4h42v4z" />
    </>
  );
}
