import { BandStrip } from '../../bands/BandStrip.tsx';
import { times } from '../../goods/shapes.ts';
import { FortyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS, Container } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { CLOTHS } from '../../people/cast.ts';
import { Marshal } from '../../people/people.tsx';
import { Ship } from '../quay/harbour.tsx';
import { Barrier } from '../road/GateBarrier.tsx';
import type { View } from '../scene.ts';

/** `wide` runs from the ship to the road, `gate` is the lorry at the gate, for phones. */
const VIEWS = {
  wide: [0, -1180, 4640, 1320],
  gate: [2560, -830, 2080, 970],
} as const satisfies Record<string, View>;

const EDGE = 760;
const RIGHT = 4700;
const LEGS = [1000, 2040];
const LEG = 170;
const SILL = -860;
const GIRDER = -1180;
const STRIPE = 120;

/** From ship to road: the bow at the quay, a box under the crane, the lorry with its papers in order at the raised barrier; for an amber field. */
export function PortGate({ view = 'wide' }: { view?: keyof typeof VIEWS }) {
  return (
    <Canvas box={VIEWS[view]}>
      <PortGateWorld gateOnly={view === 'gate'} />
    </Canvas>
  );
}

/** The parts of both views, without a sheet of its own; `gateOnly` takes away the parts that a view of the gate has no room for. */
export function PortGateWorld({ gateOnly = false }: { gateOnly?: boolean }) {
  return (
    <>
      {!gateOnly && <Quayside />}
      <path fill={palette.ink} d={`M${EDGE} 0H${RIGHT}v240H${EDGE}z`} />
      <path
        fill={palette.amber}
        d={times(16)
          .map((i) => `M${EDGE + i * 2 * STRIPE} 62h${STRIPE}l-30 24h${-STRIPE}z`)
          .join('')}
      />
      <g transform="translate(3850)">
        <FortyFoot paint={CAB_PAINTS.paper} box={BOX_PAINTS.laterite} driver />
      </g>
      <GateHouse />
      <g transform="translate(4210)">
        <Barrier />
      </g>
    </>
  );
}

/** The bow at the quay, the crane over it, and the marshal who minds the lorry. */
function Quayside() {
  return (
    <>
      <path fill={palette.deep} d={`M-100 40H${EDGE}v200H-100z`} />
      <g transform={`translate(${EDGE - 50}) scale(-1 1)`}>
        <Ship stacks={1} />
      </g>
      <path
        fill={palette.leaf}
        d={`M-100 76${times(7)
          .map(() => 'q65-66 130 0')
          .join('')}V240H-100z`}
      />
      <Portal />
      <g transform="translate(2420)">
        <Marshal vest={CLOTHS.laterite} />
      </g>
    </>
  );
}

/** A ship-to-shore crane up to its girder, which reaches over the ship, and the box that comes down between its legs. */
function Portal() {
  return (
    <>
      <path fill={palette.lateriteDeep} d={`M1120 ${SILL}L2040-240v150L1120 ${SILL + 190}z`} />
      <path fill={palette.laterite} d={`M940 ${SILL - 150}h1330v150H940z`} />
      <BandStrip motif="wave" x={940} y={SILL - 130} width={1330} height={104} />
      <path fill={palette.ink} d="M1346-1060h12v480h-12zM1862-1060h12v480h-12zM1300-600h620v40h-620z" />
      <Container feet={20} at={[[1307, -300]]} paint={BOX_PAINTS.forest} />
      {LEGS.map((x) => (
        <g key={x}>
          <path fill={palette.laterite} d={`M${x} ${GIRDER}h${LEG}V-60h${-LEG}z`} />
          <path fill={palette.lateriteDeep} d={`M${x + 115} ${GIRDER}h55V-60h-55z`} />
          <path fill={palette.ink} d={`M${x - 100}-90h370v70h-370z`} />
          <path
            fill={palette.steel}
            d={times(3)
              .map((i) => `M${x - 80 + i * 118}-34a42 42 0 0 1 84 0 42 34 0 0 1-84 0z`)
              .join('')}
          />
        </g>
      ))}
      <path fill={palette.laterite} d={`M-100 ${GIRDER}h2620v90H-100z`} />
      <path fill={palette.lateriteDeep} d={`M-100 ${GIRDER + 90}h2620v30H-100z`} />
    </>
  );
}

/** The canopy of the terminal's gate, over the lorry's cab. */
function GateHouse() {
  return (
    <>
      <path fill={palette.forest} d="M4110-560h40V0h-40z" />
      <path fill={palette.deep} d="M4136-560h14V0h-14z" />
      <path fill={palette.forest} d="M3900-640h740v90h-740z" />
      <BandStrip motif="hazard" x={3900} y={-566} width={740} height={40} />
    </>
  );
}
