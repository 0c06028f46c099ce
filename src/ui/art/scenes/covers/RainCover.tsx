import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { CabOver } from '../../parts/CabOver.tsx';
import { Canvas } from '../../parts/Canvas.tsx';
import { Chassis, DECK_TOP } from '../../parts/Chassis.tsx';
import { Tarpaulin } from '../../parts/open-bodies.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Tree } from '../road/ReturnLeg.tsx';
import type { CoverProps, View } from '../scene.ts';

const VIEWS = {
  wide: [-1180, -650, 2400, 750],
  card: [-520, -600, 960, 720],
} as const satisfies Record<string, View>;

const LEFT = -1300;
const RIGHT = 1400;
/** Between two strokes of rain, and how far one falls and drifts. */
const STEP = 104;
const FALL = 96;
const DRIFT = -30;
const ROWS = 5;

/** A roped and covered load on an earth road in the rain, its wheels in the puddles. */
export function RainCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.steelDeep} d={`M${LEFT}-900H${RIGHT}V10H${LEFT}z`} />
      <Clouds />
      <g transform="translate(-960)">
        <Tree />
      </g>
      <g transform="translate(760) scale(.86)">
        <Tree />
      </g>
      <path
        fill="none"
        stroke={palette.glass}
        strokeWidth="6"
        strokeLinecap="round"
        d={times(ROWS).map(strokes).join('')}
      />
      <path fill={palette.laterite} d={`M${LEFT} 0H${RIGHT}v300H${LEFT}z`} />
      <path fill={palette.lateriteDeep} d={`M${LEFT} 54H${RIGHT}v300H${LEFT}z`} />
      <g>
        <Chassis from={-700} to={4} axles={[-580, -452]} />
        <Tarpaulin x={-20} y={DECK_TOP} bags={5} />
        <CabOver paint={CAB_PAINTS.amber} driver />
      </g>
      <Puddle x={-516} half={190} />
      <Puddle x={130} half={130} />
      <Puddle x={780} half={220} />
      <Puddle x={-1010} half={120} />
    </Canvas>
  );
}

/** One row of rain, set off from the row above. */
function strokes(row: number): string {
  const count = Math.ceil((RIGHT - LEFT) / STEP);
  const top = -640 + row * 122;
  return times(count)
    .map((i) => `M${LEFT + i * STEP + (row % 2) * 52} ${top + (i % 3) * 22}l${DRIFT} ${FALL}`)
    .join('');
}

function Clouds() {
  return (
    <path
      fill={palette.rubber}
      d={`M${LEFT}-900H${RIGHT}v340${times(9)
        .map(() => 'q-150 90-300 0')
        .join('')}z`}
    />
  );
}

/** Water in the wheel track: it hides the foot of the tyre. */
function Puddle({ x, half }: { x: number; half: number }) {
  return (
    <>
      <path fill={palette.glass} d={`M${x - half} 12q${half}-40 ${2 * half} 0q-${half} 40-${2 * half} 0z`} />
      <path
        fill={palette.glassLight}
        d={`M${x - half * 0.6} 8q${half * 0.6}-16 ${half * 1.2} 0q-${half * 0.6} 10-${half * 1.2} 0z`}
      />
    </>
  );
}
