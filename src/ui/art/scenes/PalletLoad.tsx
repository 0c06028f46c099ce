import type { ReactNode } from 'react';
import { BAG_PITCH, Bag, type BagKind } from '../goods/Bag.tsx';
import { CARTON, Carton } from '../goods/Carton.tsx';
import { Crate } from '../goods/Crate.tsx';
import { Drum } from '../goods/Drum.tsx';
import { row, stack } from '../goods/shapes.ts';
import { WrappedLoad } from '../goods/WrappedLoad.tsx';
import type { Point } from '../parts/polygon.ts';

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

export const LOAD_KINDS = Object.keys(LOADS) as Load[];

/** The goods on a pallet 120 cm wide, `at` the left end and the top of each that carries it. */
export const PalletLoad = ({ of, at = [[0, 0]] }: { of: Load; at?: readonly Point[] }) => LOADS[of](at);
