import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { PALLET, Pallet } from '../../goods/pallets.tsx';
import { stack, times } from '../../goods/shapes.ts';
import { FortyFoot, Tanker } from '../../lorry/fleet/articulated.tsx';
import { LongDropside, ShortDropside, Tipper } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { ClosedBarrier, Shed, WatchCorner } from '../EmptyYard.tsx';
import { PortGateWorld } from '../products/PortGate.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { CoverProps, View } from '../scene.ts';

const GATE_VIEWS = {
  wide: [40, -1290, 4640, 1450],
  card: [3080, -1000, 1600, 1200],
} as const satisfies Record<string, View>;

/** A lorry with its box leaves the terminal at the raised barrier; behind it the crane and the ship. */
export function GateCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={GATE_VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-200-1600h5200V300H-200z" />
      <PortGateWorld gateOnly={view === 'card'} />
    </Canvas>
  );
}

const YARD_VIEWS = {
  wide: [-1420, -660, 2400, 750],
  card: [-300, -660, 1000, 750],
} as const satisfies Record<string, View>;

/** A haulage yard in the morning: a container lorry is ready, the last bags stand on their pallets. */
export function YardCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={YARD_VIEWS[view]} className={className}>
      <path fill={palette.laterite} d="M-1600-900h2800V10h-2800z" />
      <circle cx="520" cy="-470" r="150" fill={palette.amber} />
      <g transform="translate(-1200)">
        <Shed />
      </g>
      <g transform="translate(860)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-1600 0h2800v200h-2800z" />
      <path
        fill={palette.amber}
        d={times(16)
          .map((i) => `M${-1580 + i * 180} 46h90l16-12h-90z`)
          .join('')}
      />
      <FortyFoot paint={CAB_PAINTS.amber} box={BOX_PAINTS.forest} driver />
      <g transform="translate(400)">
        <Pallet />
        <Bag at={stack({ count: 14, across: 2, pitch: BAG_PITCH, bond: 3, from: [-2, -PALLET.height] })} />
      </g>
      <g transform="translate(590)">
        <Pallet />
        <Bag at={stack({ count: 10, across: 2, pitch: BAG_PITCH, bond: 3, from: [-2, -PALLET.height] })} />
      </g>
    </Canvas>
  );
}

const PARK_VIEWS = {
  wide: [-1330, -640, 2400, 750],
  card: [-230, -640, 1000, 750],
} as const satisfies Record<string, View>;

/** A truck park at night: the lorry stands under the lamp, the barrier is down, and somebody is awake beside it. */
export function ParkCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={PARK_VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-1500-900h2900V10h-2900z" />
      <path fill={palette.paper} d="M-760-590a80 80 0 1 0 60 132 66 66 0 1 1-60-132z" />
      <path fill={palette.deep} d="M-1500-150h2900V0h-2900zM-1500-190h2900v14h-2900z" />
      <g transform="translate(960)">
        <Tree />
      </g>
      <path fill={palette.rubber} d="M-1500 0h2900v200h-2900z" />
      <path fill={palette.steelDeep} d="M394-498h58L620 0H230z" />
      <path fill={palette.steelDeep} d="M230 0h390l90 50H150z" />
      <FortyFoot paint={CAB_PAINTS.amber} box={BOX_PAINTS.laterite} />
      <g transform="translate(310)">
        <WatchCorner />
      </g>
      <g transform="translate(600)">
        <ClosedBarrier />
      </g>
    </Canvas>
  );
}

const BARRIER_VIEWS = {
  wide: [-1000, -640, 2400, 750],
  card: [-200, -640, 1000, 750],
} as const satisfies Record<string, View>;

/** A barrier across the road: the lorry stands, and waits. */
export function BarrierCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={BARRIER_VIEWS[view]} className={className}>
      <path fill={palette.laterite} d="M-1200-900h2800V10h-2800z" />
      <circle cx="560" cy="-430" r="150" fill={palette.amber} />
      <g transform="translate(-860)">
        <Tree />
      </g>
      <g transform="translate(1180)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-1200 0h2800v200h-2800z" />
      <path
        fill={palette.sand}
        d={times(16)
          .map((i) => `M${-1180 + i * 180} 46h90l16-12h-90z`)
          .join('')}
      />
      <LongDropside paint={CAB_PAINTS.paper} />
      <g transform="translate(300)">
        <ClosedBarrier />
      </g>
    </Canvas>
  );
}

const FLEET_VIEWS = {
  wide: [-1112, -830, 2784, 870],
  card: [-26, -830, 1180, 885],
} as const satisfies Record<string, View>;

/** Where the upper road is. */
const UPPER = -420;

/** Three sorts of trucks on two roads, each with its body and its axles. */
export function FleetCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={FLEET_VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-1500-1200h3600V300h-3600z" />
      <path fill={palette.ink} d={`M-1500 0h3600v24h-3600zM-1500 ${UPPER}h3600v24h-3600z`} />
      <g transform={`translate(0 ${UPPER})`}>
        <ShortDropside paint={CAB_PAINTS.laterite} />
      </g>
      <g transform={`translate(906 ${UPPER})`}>
        <Tipper paint={CAB_PAINTS.paper} />
      </g>
      <g transform="translate(669)">
        <Tanker paint={CAB_PAINTS.forest} driver />
      </g>
    </Canvas>
  );
}
