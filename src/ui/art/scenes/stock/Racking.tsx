import type { ReactNode } from 'react';
import { BAG_PITCH, Bag, type BagKind } from '../../goods/Bag.tsx';
import { CARTON, Carton } from '../../goods/Carton.tsx';
import { Crate } from '../../goods/Crate.tsx';
import { Drum } from '../../goods/Drum.tsx';
import { PALLET, Pallet } from '../../goods/Pallet.tsx';
import { row, stack, times } from '../../goods/shapes.ts';
import { WrappedLoad } from '../../goods/WrappedLoad.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Layers } from '../../parts/Layers.tsx';
import type { Point } from '../../parts/star.ts';
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
