import { Bag } from '../../goods/Bag.tsx';
import { MATERIALS } from '../../goods/materials.ts';
import { pile, row } from '../../goods/shapes.ts';
import { LongDropside, Tipper } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import type { Point } from '../../parts/star.ts';
import { CLOTHS } from '../../people/cast.ts';
import { Loader } from '../../people/people.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';

/** `wide` runs from the quarry to the farm gate, `farm` is the farm gate alone, for phones. */
const VIEWS = {
  wide: [-40, -640, 3300, 740],
  farm: [1500, -600, 1100, 700],
} as const satisfies Record<string, View>;

const GROUND_RIGHT = 3400;
/** Bags in each course of the pile, from the ground up. */
const COURSES = [5, 5, 4, 4, 3, 2] as const;
const PITCH = { width: 78, height: 27 };
/** How far every other course is set back, so that the pile holds. */
const BOND = 5;
const PILE = pile(
  COURSES,
  PITCH,
  (course, bags) => ((COURSES[0] - bags) * PITCH.width) / 2 + (course % 2) * BOND,
  [1800, 0],
);
const SCALE = 1.25;

/** Quarry on the left, farm gate on the right: a tipper under the stone face, a dropside taking jute bags; for a sand field. */
export function HarvestYard({ view = 'wide' }: { view?: keyof typeof VIEWS }) {
  return (
    <Canvas box={VIEWS[view]}>
      {view === 'wide' && <Quarry />}
      <g transform="translate(1620)">
        <Tree />
      </g>
      <Bags at={PILE} />
      <g transform="translate(2250)">
        <Loader vest={CLOTHS.amber} />
      </g>
      <g transform="translate(2980)">
        <Bags at={row(8, 80, [-690, -224])} />
        <Bags at={row(7, 80, [-650, -224 - PITCH.height])} />
        <LongDropside paint={CAB_PAINTS.amber} driver />
      </g>
      <path fill={palette.lateriteDeep} d={`M-100 0H${GROUND_RIGHT}v200H-100z`} />
      <path fill={palette.laterite} d={`M-100 0H${GROUND_RIGHT}v14H-100z`} />
    </Canvas>
  );
}

/** The worked face of a quarry in three benches, bleeding off the left edge, the broken stone at its foot, and a tipper under it. */
function Quarry() {
  return (
    <>
      <path fill={palette.laterite} d="M-100 0v-620h230l30 160h130l34 170h150l46 290z" />
      <path
        fill={palette.lateriteDeep}
        d="M130-620l30 160h-70l-20-120zM290-460l34 170h-90l-30-130zM474-290l46 290H400l-30-240z"
      />
      <path
        fill={palette.amberFoot}
        d="M-100-560h170l8 26H-100zM-100-400h280l6 26H-100zM-100-230h430l6 26H-100z"
      />
      <path fill={MATERIALS.steel.lit} d="M430 0l40-66 60-20 44 30 50-10 62 66z" />
      <path fill={MATERIALS.steel.shade} d="M470-66l60-20-14 50-60 36h-26zM574-56l50-10 20 66h-90z" />
      <g transform="translate(1230)">
        <path fill={MATERIALS.steel.lit} d="M-500-312l70-58 60 22 74-50 80 44 62-28 92 70 60 6v20z" />
        <path fill={MATERIALS.steel.shade} d="M-430-370l60 22-40 36h-90zM-216-354l62-28 30 70h-110z" />
        <Tipper paint={CAB_PAINTS.forest} driver />
      </g>
    </>
  );
}

/** Jute bags, larger than life beside the lorry. */
function Bags({ at }: { at: readonly Point[] }) {
  return (
    <g transform={`scale(${SCALE})`}>
      <Bag kind="jute" at={at.map(([x, y]) => [x / SCALE, y / SCALE])} />
    </g>
  );
}
