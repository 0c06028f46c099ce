import { BandStrip } from '../../bands/BandStrip.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Board } from '../Board.tsx';
import type { View } from '../scene.ts';
import { Forklift } from '../stock/Forklift.tsx';
import { BAY, type Bay, PalletLoad, Rack } from '../stock/Racking.tsx';
import type { CoverProps } from './cover.ts';

const VIEWS = {
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
    <Canvas box={VIEWS[view]} className={className} surface="ink">
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
