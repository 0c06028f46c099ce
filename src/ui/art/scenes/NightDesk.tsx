import { MATERIALS } from '../goods/materials.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import { CLOTHS } from '../people/cloth.ts';
import { COUNTER_TOP, Counter } from './desk/Counter.tsx';
import { Mug, Stamp, StampedWaybill } from './desk/Papers.tsx';
import { ChatTelephone, Telephone } from './desk/Telephone.tsx';
import { WallMap } from './desk/WallMap.tsx';
import { Dial } from './SupportDial.tsx';
import type { SceneProps, View } from './scene.ts';

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
