import { BandStrip } from '../../bands/BandStrip.tsx';
import { BAG, BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { stack } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Board } from '../Board.tsx';
import { StoreCutawayWorld } from '../products/StoreCutaway.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { CoverProps, View } from '../scene.ts';
import { BAY, type Bay, Forklift, PalletLoad, Rack } from '../stock/Racking.tsx';
import { ShelteredGoodsWorld } from '../stock/ShelteredGoods.tsx';

const PALLETS_VIEWS = {
  wide: [-70, -340, 1264, 395],
  card: [300, -360, 560, 420],
} as const satisfies Record<string, View>;

/** Crates, cartons, bags and drums on their pallets, counted by the clerk and by their owner. */
export function PalletsCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={PALLETS_VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-300-600h1900V10H-300z" />
      <BandStrip motif="check" x={-300} y={-366} width={1900} height={40} />
      <path fill={palette.rubber} d="M-300 0h1900v200H-300z" />
      <path fill={palette.amber} d="M-300 22h1900v5H-300z" />
      <ShelteredGoodsWorld />
    </Canvas>
  );
}

const STORE_VIEWS = {
  wide: [-140, -730, 2496, 780],
  card: [760, -690, 960, 720],
} as const satisfies Record<string, View>;

/** A store cut open: the racks, the clerk and the forklift at the dock, a lorry backed to the door. */
export function StoreCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={STORE_VIEWS[view]} className={className}>
      <path fill={palette.sand} d="M-300-900h2900V10H-300z" />
      <path fill={palette.amber} d="M-300 0h2900v8H-300z" />
      <path fill={palette.rubber} d="M-300 8h2900v200H-300z" />
      <g transform="translate(2250)">
        <Tree />
      </g>
      <StoreCutawayWorld dockOnly={view === 'card'} />
    </Canvas>
  );
}

const WAREHOUSE_VIEWS = {
  wide: [0, -444, 1600, 500],
  card: [545, -444, 666, 499.5],
} as const satisfies Record<string, View>;

const LEFT: readonly Bay[] = [
  ['cement', 'drums', 'wrapped'],
  ['jute', 'crates', 'cartons'],
  ['cement', 'cartons', 'drums'],
  ['jute', 'wrapped', 'crates'],
];
const RIGHT: readonly Bay[] = [
  ['crates', undefined, 'cartons'],
  ['cement', 'drums', 'wrapped'],
  ['jute', 'cartons', 'crates'],
];

/** An aisle between racks: a forklift brings a pallet to a free bay, and the board counts it in. */
export function WarehouseCover({ view = 'wide', className }: CoverProps) {
  const [left, right] = view === 'card' ? [LEFT.slice(-1), RIGHT.slice(0, 1)] : [LEFT, RIGHT];
  return (
    <Canvas box={WAREHOUSE_VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-100-600h1800V0H-100z" />
      <path fill={palette.rubber} d="M-100 0h1800v100H-100z" />
      <path fill={palette.amber} d="M-100 14h1800v7H-100z" />
      <Door />
      <g transform={`translate(${-26 + (LEFT.length - left.length) * BAY})`}>
        <Rack bays={left} />
      </g>
      <g transform="translate(1142)">
        <Rack bays={right} />
      </g>
      <g transform="translate(884)">
        <Forklift>
          <PalletLoad of="cement" />
        </Forklift>
      </g>
      <g transform="translate(650)">
        <Board sheet="tally" />
      </g>
    </Canvas>
  );
}

/** The open door to the yard: daylight behind the driver. */
function Door() {
  return (
    <>
      <path fill={palette.steelDeep} d="M708-348h396V0H708z" />
      <path fill={palette.glass} d="M722-318h368V0H722z" />
      <path fill={palette.glassLight} d="M722-318h194L732 0h-10z" />
      <BandStrip motif="lozenge" x={708} y={-352} width={396} height={40} count={12} />
    </>
  );
}

const TALLY_VIEWS = {
  wide: [-640, -345, 1280, 400],
  card: [-250, -330, 500, 375],
} as const satisfies Record<string, View>;

const HIGH = 9;
/** How many bags are beside one another in the view. */
const ACROSS = { wide: 9, card: 4 };
/** Where the stacks end towards the board. */
const SENT = -82;
const RECEIVED = 84;

/** Two stacks of bags, sent and received, and between them the board on which they are counted. */
export function TallyCover({ view = 'wide', className }: CoverProps) {
  const across = ACROSS[view];
  const bags = { count: across * HIGH, across, pitch: BAG_PITCH, bond: 6 };
  return (
    <Canvas box={TALLY_VIEWS[view]} className={className}>
      <path fill={palette.deep} d="M-800-600h1600V10H-800z" />
      <circle cx="0" cy="-170" r="150" fill={palette.amber} />
      <path fill={palette.ink} d="M-800 0h1600v200H-800z" />
      <path fill={palette.amber} d="M-800 20h1600v5H-800z" />
      <Bag kind="jute" at={stack({ ...bags, from: [SENT - across * BAG.width, 0] })} />
      <Bag at={stack({ ...bags, from: [RECEIVED, 0] })} />
      <g transform="translate(0)">
        <Board sheet="tally" />
      </g>
    </Canvas>
  );
}
