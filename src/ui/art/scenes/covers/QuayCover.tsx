import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { CabOver } from '../../parts/CabOver.tsx';
import { Canvas } from '../../parts/Canvas.tsx';
import { Chassis, Trailer } from '../../parts/Chassis.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, CONTAINER_LENGTH, Container } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { BOOM, Crane, Ship, Spreader, TROLLEY_AT } from '../quay/harbour.tsx';
import type { CoverProps, View } from '../scene.ts';

const VIEWS = {
  wide: [0, -2480, 9000, 2812.5],
  card: [1760, -2440, 3920, 2940],
} as const satisfies Record<string, View>;

const EDGE = 4680;
const RIGHT = 9200;
const DROP = 560;
const STRIPE = 150;
const WAVE = 260;

/** A container comes off the ship at the quay and down to the truck that waits for it. */
export function QuayCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.amber} d={`M-200-4000H${RIGHT}V500H-200z`} />
      <circle cx="1560" cy="-1330" r="560" fill={palette.paper} />
      <Crane />
      <Water />
      <g transform={`translate(${EDGE + 70})`}>
        <Ship stacks={view === 'card' ? 1 : undefined} />
      </g>
      <Waves y={210} colour={palette.leaf} />
      <Waves y={330} colour={palette.forest} shift={WAVE / 2} />
      <Quay />
      <Spreader drop={DROP} />
      <Container
        feet={40}
        at={[[TROLLEY_AT - CONTAINER_LENGTH[40] / 2, BOOM + DROP + 45 + CONTAINER_HEIGHT]]}
        paint={BOX_PAINTS.paper}
      />
      <g transform="translate(4090)">
        <Trailer from={-1262} to={-20} axles={[-1190, -1070, -950]} leg={-340} />
        <Chassis from={-190} to={4} axles={[-100]} />
        <CabOver paint={CAB_PAINTS.forest} driver />
      </g>
    </Canvas>
  );
}

function Quay() {
  const stripes = times(Math.ceil(EDGE / (2 * STRIPE)) + 1);
  return (
    <>
      <path fill={palette.ink} d={`M-200 0H${EDGE}v500H-200z`} />
      <path
        fill={palette.amber}
        d={stripes.map((i) => `M${EDGE - i * 2 * STRIPE} 0h${-STRIPE}l-100 130h${STRIPE}z`).join('')}
      />
      <path fill={palette.steelDeep} d={`M${EDGE - 170}-70q-30 0-30-30h140q0 30-30 30v70h-80z`} />
    </>
  );
}

function Water() {
  return <path fill={palette.deep} d={`M${EDGE} 60H${RIGHT}v440H${EDGE}z`} />;
}

/** A row of scallops of water, over whatever floats in it. */
function Waves({ y, colour, shift = 0 }: { y: number; colour: string; shift?: number }) {
  const row = times(Math.ceil((RIGHT - EDGE) / WAVE) + 1).map(() => `q${WAVE / 2}-130 ${WAVE} 0`);
  return <path fill={colour} d={`M${EDGE - shift} ${y}${row.join('')}V700H${EDGE - shift}z`} />;
}
