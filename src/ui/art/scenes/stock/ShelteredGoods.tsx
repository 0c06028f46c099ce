import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { CARTON, Carton } from '../../goods/Carton.tsx';
import { CRATE_PITCH, Crate } from '../../goods/Crate.tsx';
import { DRUM, DRUM_PITCH, Drum } from '../../goods/Drum.tsx';
import { PALLET, Pallet } from '../../goods/Pallet.tsx';
import { row, stack } from '../../goods/shapes.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { SceneProps, View } from '../scene.ts';

const WIDE: View = [-30, -286, 1180, 286];
const NARROW: View = [326, -286, 530, 286];

/** A consignment that waits to be loaded; `compact` is the middle of it, for phones. The page is their ground. */
export function ShelteredGoods({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <ShelteredGoodsWorld />
    </Canvas>
  );
}

/** The parts of both views, without a sheet of its own. */
export function ShelteredGoodsWorld() {
  return (
    <>
      <OnPallet x={0}>
        <Crate at={stack({ count: 4, across: 2, pitch: CRATE_PITCH, from: [2, 0] })} />
      </OnPallet>
      <OnPallet x={168}>
        <Carton at={stack({ count: 9, across: 3, pitch: CARTON, from: [2, 0] })} />
      </OnPallet>
      <g transform="translate(338)">
        <Drum paint="amber" />
      </g>
      <OnPallet x={424}>
        <Bag at={stack({ count: 16, across: 2, pitch: BAG_PITCH, bond: 5, from: [-3, 0] })} />
      </OnPallet>
      <g transform="translate(570)">
        <Drum at={row(2, 2 * DRUM_PITCH)} />
        <Drum paint="amber" at={[[DRUM_PITCH, 0]]} />
        <Drum paint="forest" at={[[DRUM.width / 2, -DRUM.height]]} />
      </g>
      <OnPallet x={868}>
        <Carton at={stack({ count: 15, across: 3, pitch: CARTON, from: [2, 0] })} />
      </OnPallet>
      <OnPallet x={1012}>
        <Bag kind="jute" at={stack({ count: 8, across: 2, pitch: BAG_PITCH })} />
      </OnPallet>
    </>
  );
}

function OnPallet({ x, children }: { x: number; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x})`}>
      <Pallet />
      <g transform={`translate(1 ${-PALLET.height})`}>{children}</g>
    </g>
  );
}
