import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { Drum } from '../../goods/Drum.tsx';
import { PALLET, Pallet } from '../../goods/pallets.tsx';
import { stack } from '../../goods/shapes.ts';
import { BonnetedDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import type { SceneProps, View } from '../scene.ts';

const WIDE: View = [-500, -380, 1240, 394];
/** The cab and the first pallet. */
const NARROW: View = [-60, -380, 660, 394];

/** An old bonneted lorry and the load that waits for it, on a ground of their own; for a sand or glass field. */
export function LoadedLorry({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <path fill={palette.ink} d="M-700 0h1600v14H-700z" />
      <BonnetedDropside paint={CAB_PAINTS.laterite} driver />
      <g transform="translate(446)">
        <Pallet />
        <Bag at={stack({ count: 10, across: 2, pitch: BAG_PITCH, bond: 4, from: [-2, -PALLET.height] })} />
      </g>
      <g transform="translate(600)">
        <Drum paint="forest" />
        <Drum paint="amber" at={[[62, 0]]} />
      </g>
    </Canvas>
  );
}
