import { Bag } from '../../goods/Bag.tsx';
import { Carton, Crate } from '../../goods/cartons.tsx';
import { row, stack, times } from '../../goods/shapes.ts';
import { TwentyFoot } from '../../lorry/fleet/articulated.tsx';
import { ShortDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, Container } from '../../parts/Container.tsx';
import { CAB_PAINTS, mustBeSeen } from '../../parts/paint.ts';
import { Shed } from '../EmptyYard.tsx';
import { Forklift } from '../stock/Racking.tsx';

/** From one lane of the road to the next above it, and how far the lanes run before they turn. */
const LANE = 700;
const LEFT = 330;
const RIGHT = 2250;
const ROAD = 96;

/** One road in three lanes, read from below: boxes in, the store, the market; for a forest field. */
export function LegsPlan() {
  return (
    <Canvas box={[-60, -1830, 2700, 1940]}>
      <SnakeRoad />
      <Inbound />
      <g transform={`translate(0 ${-LANE})`}>
        <Store />
      </g>
      <g transform={`translate(0 ${-2 * LANE})`}>
        <Market />
      </g>
    </Canvas>
  );
}

function SnakeRoad() {
  const turn = LANE / 2;
  const way = `M-400 48H${RIGHT}a${turn} ${turn} 0 0 0 0-${LANE}H${LEFT}a${turn} ${turn} 0 0 1 0-${LANE}H3000`;
  return (
    <>
      <path fill="none" stroke={palette.ink} strokeWidth={ROAD} d={way} />
      <path fill="none" stroke={palette.amber} strokeWidth="10" strokeDasharray="70 60" d={way} />
    </>
  );
}

function Inbound() {
  return (
    <>
      {times(2).map((row) => (
        <Container
          key={row}
          feet={20}
          at={[[-20, -row * CONTAINER_HEIGHT]]}
          paint={row ? BOX_PAINTS.paper : BOX_PAINTS.ink}
        />
      ))}
      <g transform="translate(1560)">
        <TwentyFoot paint={CAB_PAINTS.laterite} box={BOX_PAINTS.amber} driver />
      </g>
    </>
  );
}

function Store() {
  return (
    <>
      <g transform="translate(420)">
        <Shed />
      </g>
      <g transform="translate(960)">
        <Forklift>
          <Crate at={row(2, 60)} />
        </Forklift>
      </g>
    </>
  );
}

function Market() {
  return (
    <>
      <g transform="translate(880)">
        <ShortDropside paint={CAB_PAINTS.paper} driver axles={[-400]} />
      </g>
      <Stall x={1380} awning={[palette.laterite, palette.paper]} />
      <Stall x={1830} awning={[palette.amber, palette.paper]} />
    </>
  );
}

const STRIPES = 8;
const STALL = 400;

/** A market stall of 400 cm with a striped awning and crates on its table. */
function Stall({ x, awning: [one, other] }: { x: number; awning: readonly [string, string] }) {
  const stripe = STALL / STRIPES;
  const stripes = (from: number) =>
    times(STRIPES / 2)
      .map((i) => {
        const left = (2 * i + from) * stripe;
        return `M${left}-300h${stripe}v66a25 25 0 0 1-${stripe} 0z`;
      })
      .join('');
  return (
    <g transform={`translate(${x})`}>
      <path fill={palette.ink} d={`M14-290h12V0H14zM${STALL - 26}-290h12V0h-12z`} />
      <path {...mustBeSeen('awning')} fill={one} d={stripes(0)} />
      <path fill={other} d={stripes(1)} />
      <path fill={palette.ink} d={`M0-306h${STALL}v14H0z`} />
      <Carton
        at={stack({ count: 5, across: 3, pitch: { width: 42, height: 34 }, bond: 21, from: [52, -90] })}
      />
      <Bag at={stack({ count: 3, across: 1, pitch: { width: 0, height: 22 }, bond: 2, from: [240, -90] })} />
      <path fill={palette.jute} d={`M20-90h${STALL - 40}v16H20z`} />
      <path fill={palette.juteDeep} d={`M36-74h${STALL - 72}V0H36z`} />
    </g>
  );
}
