import { BandStrip } from '../../bands/BandStrip.tsx';
import { times } from '../../goods/shapes.ts';
import { ShortDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import type { View } from '../scene.ts';
import { BAY, type Bay, Forklift, PalletLoad, Rack } from '../stock/Racking.tsx';

/** `wide` is the whole store and its dock, `dock` the door end of it, for phones. */
const VIEWS = {
  wide: [-60, -712, 2260, 752],
  dock: [800, -712, 900, 752],
} as const satisfies Record<string, View>;

/** Height of the floor above the yard, level with a lorry's bed. */
const FLOOR = -108;
const WALL = 1380;
const EAVE = -548;
const RIDGE = -668;
const TRUSSES = 10;

const BAYS: readonly Bay[] = [
  ['cement', 'drums', 'wrapped'],
  ['jute', 'crates', 'cartons'],
  ['cement', 'cartons', undefined],
  ['jute', 'wrapped', 'crates'],
  ['cement', 'drums', 'cartons'],
];

/** A store cut open along its length: racks, the count at the dock, and a lorry backed to the door; for an ink field. */
export function StoreCutaway({ view = 'wide' }: { view?: keyof typeof VIEWS }) {
  return (
    <Canvas box={VIEWS[view]} surface="ink">
      <StoreCutawayWorld dockOnly={view === 'dock'} />
    </Canvas>
  );
}

/** The parts of both views, without a sheet of its own; with `dockOnly` without the bays that a view of the dock leaves out. */
export function StoreCutawayWorld({ dockOnly = false }: { dockOnly?: boolean }) {
  const bays = dockOnly ? BAYS.slice(-1) : BAYS;
  return (
    <>
      <path fill={palette.rubber} d={`M0 ${FLOOR}V${EAVE}h${WALL}V${FLOOR}z`} />
      <Roof />
      <path fill={palette.steelDeep} d={`M-20 0V${FLOOR}h${WALL + 40}V0z`} />
      <path fill={palette.sand} d={`M-20 ${FLOOR}h${WALL + 40}v14H-20z`} />
      <path fill={palette.sand} d={`M-20 ${FLOOR}V${EAVE}H0V${FLOOR}z`} />
      <path fill={palette.sand} d={`M${WALL} ${EAVE}h20v120h-20z`} />
      <BandStrip motif="check" x={WALL} y={EAVE + 120} width={20} height={20} count={1} />
      <path fill={palette.amber} d={`M-60 0H2260v8H-60z`} />
      <path fill={palette.rubber} d={`M-60 8H2260v60H-60z`} />
      <g transform={`translate(${40 + (BAYS.length - bays.length) * BAY} ${FLOOR})`}>
        <Rack bays={bays} />
      </g>
      <g transform={`translate(1160 ${FLOOR})`}>
        <Forklift>
          <PalletLoad of="cement" />
        </Forklift>
      </g>
      <g transform="translate(1950)">
        <ShortDropside paint={CAB_PAINTS.amber} driver />
      </g>
    </>
  );
}

/** Sheeted roof on its trusses, with the painted eave. */
function Roof() {
  const pitch = WALL / TRUSSES;
  const middle = WALL / 2;
  const rise = (x: number) => EAVE - ((EAVE - RIDGE) * (middle - Math.abs(middle - x))) / middle;
  const webs = times(TRUSSES)
    .map(
      (i) =>
        `M${i * pitch} ${EAVE}L${(i + 0.5) * pitch} ${rise((i + 0.5) * pitch)}L${(i + 1) * pitch} ${EAVE}`,
    )
    .join('');
  return (
    <>
      <path fill={palette.rubber} d={`M0 ${EAVE}L${middle} ${RIDGE}L${WALL} ${EAVE}z`} />
      <path fill="none" stroke={palette.steel} strokeWidth="7" d={webs} />
      <path
        fill={palette.laterite}
        d={`M-60 ${EAVE + 6}L${middle} ${RIDGE - 8}L${WALL + 130} ${EAVE + 18}v-26L${middle} ${RIDGE - 36}L-60 ${EAVE - 22}z`}
      />
      <BandStrip motif="lozenge" x={-20} y={EAVE - 4} width={WALL + 40} height={36} />
    </>
  );
}
