import type { ReactNode } from 'react';
import { BAG_PITCH, Bag, type BagKind } from '../../goods/Bag.tsx';
import { CARTON, Carton, Crate } from '../../goods/cartons.tsx';
import { Drum } from '../../goods/Drum.tsx';
import { MATERIALS } from '../../goods/materials.ts';
import { PALLET, Pallet, WrappedLoad } from '../../goods/pallets.tsx';
import { row, stack, times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Layers } from '../../parts/Layers.tsx';
import { mustBeSeen } from '../../parts/paint.ts';
import { type Point, starPath } from '../../parts/star.ts';
import { useDarks } from '../../parts/surface.tsx';
import type { SceneProps, View } from '../scene.ts';

/** A little closer than elsewhere, so that they do not stand out over the pallet. */
const BAGS = stack({ count: 8, across: 2, pitch: { ...BAG_PITCH, width: 61.5 }, bond: 2.5, from: [-2, 0] });
const CARTONS = stack({ count: 6, across: 3, pitch: { width: 39.5, height: CARTON.height }, from: [1, 0] });
/** Half a pallet. */
const HALF = 61;

const onEach = (pallets: readonly Point[], places: readonly Point[]) =>
  pallets.flatMap(([left, base]) => places.map(([x, y]): Point => [left + x, base + y]));

const bags = (kind: BagKind) => (pallets: readonly Point[]) => <Bag kind={kind} at={onEach(pallets, BAGS)} />;

const LOADS = {
  wrapped: (pallets) => <WrappedLoad at={pallets} />,
  cartons: (pallets) => <Carton at={onEach(pallets, CARTONS)} />,
  drums: (pallets) => (
    <>
      <Drum at={pallets} />
      <Drum paint="forest" at={onEach(pallets, [[HALF, 0]])} />
    </>
  ),
  crates: (pallets) => <Crate at={onEach(pallets, row(2, HALF))} />,
  cement: bags('cement'),
  jute: bags('jute'),
} satisfies Record<string, (pallets: readonly Point[]) => ReactNode>;

export type Load = keyof typeof LOADS;

const LOAD_KINDS = Object.keys(LOADS) as Load[];

/** The goods on a pallet 120 cm wide, `at` the left end and the top of each that carries it. */
export const PalletLoad = ({ of, at = [[0, 0]] }: { of: Load; at?: readonly Point[] }) => LOADS[of](at);

/** From one upright to the next, in centimetres. */
export const BAY = 158;
/** From one beam to the next, in centimetres. */
const LEVEL = 130;
const UPRIGHT = 13;
const BEAM = 15;

/** The loads of the bays, from the floor upwards; a bay without a load is free. */
export type Bay = readonly (Load | undefined)[];

/** Racking on the ground line y = 0, its first upright at x = 0: amber uprights, laterite beams, a pallet in each loaded bay. */
export function Rack({ bays }: { bays: readonly Bay[] }) {
  const levels = Math.max(...bays.map((bay) => bay.length));
  const pallets = bays.flatMap((bay, column) =>
    bay.flatMap((load, level) => {
      const x = column * BAY + UPRIGHT + (BAY - UPRIGHT - PALLET.width) / 2;
      return load ? { load, x, y: -level * LEVEL } : [];
    }),
  );
  const width = bays.length * BAY + UPRIGHT;
  const uprights = times(bays.length + 1).flatMap((column) =>
    times(levels).map((level): Point => [column * BAY, -level * LEVEL]),
  );
  return (
    <>
      <Pallet at={pallets.map(({ x, y }) => [x, y])} />
      {LOAD_KINDS.map((kind) => (
        <PalletLoad
          key={kind}
          of={kind}
          at={pallets.flatMap(({ load, x, y }) => (load === kind ? [[x + 2, y - PALLET.height]] : []))}
        />
      ))}
      <Layers of={beam(width)} at={times(levels - 1).map((level) => [0, -LEVEL * (level + 1)])} />
      <Layers of={UPRIGHT_LAYERS} at={uprights} />
    </>
  );
}

const beam = (width: number) => [
  { d: `M0 0h${width}v${BEAM}H0z`, fill: palette.laterite },
  { d: `M0 ${BEAM - 4}h${width}v4H0z`, fill: palette.lateriteDeep },
];

/** An upright from one level to the next, and its holes. */
const UPRIGHT_LAYERS = [
  { d: `M0 0V${-LEVEL}h${UPRIGHT}V0z`, fill: palette.amber },
  {
    d: times(5)
      .map((i) => `M${UPRIGHT / 2 - 2} ${-12 - i * 26}v-9h4v9z`)
      .join(''),
    fill: palette.ink,
  },
];

const CARD: View = [0, -392, 420, 392];
const TILE: View = [0, -278, 347, 278];

const BAYS: readonly Bay[] = [
  ['cement', 'drums', 'wrapped'],
  ['jute', 'crates', 'cartons'],
  ['cement', 'cartons', 'wrapped'],
];

/**
 * The warehouse card: three bays that bleed off its right edge, on the card's lower edge, for an ink field.
 * `compact` is two levels of them, for the flat card of a phone.
 */
export function Racking({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <Rack bays={compact ? BAYS.map(([floor, , top]) => [floor, top]) : BAYS} />
    </Canvas>
  );
}

const LIFT = 34;
const WHEELS = [
  { x: -118, radius: 24 },
  { x: 12, radius: 30 },
];

/** A forklift with a pallet on its forks, and on that the load it is given; faces right on y = 0, its mast at x = 40, 215 cm tall. */
export function Forklift({ children }: { children: ReactNode }) {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d="M40-232h8V-8h-8zM54-232h8V-8h-8zM40-232h22v8H40z" />
      <g transform={`translate(74 ${-LIFT})`}>
        <Pallet />
        <g transform={`translate(2 ${-PALLET.height})`}>{children}</g>
      </g>
      <path fill={MATERIALS.steel.shade} d={`M62-${LIFT + 60}h8v${52}h122v6H62z`} />
      <path fill={darks.part} d="M-104-212H18v9H-104zM-100-206h8v100h-8zM8-206h8l22 132h-9z" />
      <path
        {...mustBeSeen('face')}
        fill={MATERIALS.skin.lit}
        d="M-44-146v-12c-5-5-6-12-4-20h24c1 5 2 7 4 12l-3 2c1 9-3 13-10 12v6z"
      />
      <path fill={palette.ink} d="M-31-169a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
      <path fill={palette.paper} d="M-52-174q-1-18 14-18 13 0 14 14l7 1v3z" />
      <path fill={palette.leaf} d="M-64-92v-38q0-16 14-16h12q14 0 14 16v38z" />
      <path fill={palette.forest} d="M-46-132h11q3 18 8 22l24 2v11l-30-1q-11-10-13-34z" />
      <path fill={palette.ink} d="M-2-122h5l-8 40h-5z" />
      <path fill={palette.laterite} d="M-146-92q0-12 12-12h52l8 14H28v62h-174z" />
      <path fill={palette.lateriteDeep} d="M-146-54H28v26h-174z" />
      <path fill={palette.amber} d={starPath(5, 15, 6, -112, -78)} />
      {WHEELS.map(({ x, radius }) => (
        <g key={x} transform={`translate(${x} ${-radius})`}>
          <circle r={radius} fill={darks.part} />
          <circle r={radius * 0.55} fill={palette.amber} />
          <circle r={radius * 0.22} fill={palette.ink} />
        </g>
      ))}
    </>
  );
}
