import { BandStrip } from '../../bands/BandStrip.tsx';
import { MATERIALS } from '../../goods/materials.ts';
import { diamond } from '../../goods/shapes.ts';
import { PLACES, type Place, routePath } from '../../map/places.ts';
import { STATES } from '../../map/states.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { starPath } from '../../parts/star.ts';
import { Limb } from '../../people/people.tsx';
import type { SceneProps } from '../scene.ts';

const DRIVEN: readonly Place[] = ['apapa', 'ibadan', 'akure', 'obajana', 'lokoja', 'abuja', 'kaduna'];
const AHEAD: readonly Place[] = ['kaduna', 'zaria', 'kano'];
const STOPS: readonly Place[] = ['apapa', 'obajana', 'abuja', 'kano'];
const HEM = {
  field: palette.laterite,
  figure: palette.amber,
  heart: palette.paper,
  line: palette.ink,
} as const;

/** A hand that holds up a telephone with the truck's trip on it; the arm comes up from the lower edge, for a deep field. */
export function PhoneInHand(props: SceneProps) {
  return (
    <Canvas box={[-300, -680, 640, 680]} {...props}>
      <path fill={palette.paper} d="M-70 0-40-120H190L290 0z" />
      <path fill={palette.rule} d="M-70 0-40-120H20L-10 0z" />
      <g transform="translate(-48 -142)">
        <BandStrip motif="lozenge" paint={HEM} width={246} height={44} count={7} />
      </g>
      <path fill={MATERIALS.skin.shade} d="M-40-142q-44-60-76-130l60-190 200 10 80 160q4 90-36 150z" />
      <path
        fill={palette.ink}
        d="M-130-664h236q34 0 34 34v430q0 34-34 34h-236q-34 0-34-34v-430q0-34 34-34z"
      />
      <Screen />
      <Fingers />
    </Canvas>
  );
}

/** The phone's screen: where the truck is, over what the trip's papers say. */
function Screen() {
  const { x, y } = PLACES.kaduna;
  return (
    <>
      <clipPath id="screen">
        <path d="M-124-648h224q24 0 24 24v418q0 24-24 24h-224q-24 0-24-24v-418q0-24 24-24z" />
      </clipPath>
      <g clipPath="url(#screen)">
        <path fill={palette.glass} d="M-160-660h300v500h-300z" />
        <g transform="translate(-156 -582) scale(.66)">
          <path
            d={STATES.map(({ path }) => path).join('')}
            fill={palette.forest}
            stroke={palette.glass}
            strokeWidth="3"
          />
          <g fill="none" strokeLinejoin="round">
            <path d={routePath(AHEAD)} stroke={palette.paper} strokeWidth="8" strokeDasharray="12 9" />
            <path d={routePath(DRIVEN)} stroke={palette.amber} strokeWidth="10" />
          </g>
          <path
            d={STOPS.map((place) => diamond(PLACES[place].x, PLACES[place].y, 15)).join('')}
            fill={palette.amber}
          />
          <path d={starPath(10, 52, 30, x, y)} fill={palette.ink} />
          <path d={starPath(10, 44, 25, x, y)} fill={palette.amber} />
          <circle cx={x} cy={y} r="15" fill={palette.laterite} />
          <circle cx={x} cy={y} r="6" fill={palette.paper} />
        </g>
        <path fill={palette.amber} d="M-160-660h300v60h-300z" />
        <path fill={palette.ink} d="M-124-634h94v12h-94zM-70-654H46v-6H-70z" />
        <BandStrip motif="lozenge" x={-160} y={-604} width={300} height={18} />
        <path fill={palette.paper} d="M-160-282h300v140h-300z" />
        <path fill={palette.ink} d="M-124-258h128v14h-128z" />
        <path fill={palette.muted} d="M-124-230H40v8h-164zM-124-212H0v8h-124z" />
        <path fill={palette.laterite} d={starPath(16, 26, 19, 82, -234)} />
        <path fill={palette.paper} d="m70-236 8 8 16-16 5 5-21 21-13-13z" />
      </g>
    </>
  );
}

/** Thumb on the right edge, four fingers on the left, each with its nail. */
function Fingers() {
  return (
    <>
      {[-480, -428, -376, -324].map((y, finger) => (
        <g key={y}>
          <Limb
            fill={MATERIALS.skin.lit}
            width={44}
            d={`M-172 ${y}H${-136 + (finger === 0 || finger === 3 ? -10 : 0)}`}
          />
          <Limb
            fill={MATERIALS.card.lit}
            width={16}
            d={`M${-138 + (finger === 0 || finger === 3 ? -10 : 0)} ${y - 2}h8`}
          />
        </g>
      ))}
      <Limb fill={MATERIALS.skin.lit} width={62} d="M196-190 176-318 112-386" />
      <Limb fill={MATERIALS.card.lit} width={20} d="M106-394 116-383" />
    </>
  );
}
