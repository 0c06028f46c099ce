import { BAG_PITCH, Bag } from '../goods/Bag.tsx';
import { Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { stack } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Banksman } from '../people/Banksman.tsx';
import { Clerk } from '../people/Clerk.tsx';
import { CLOTHS } from '../people/cloth.ts';
import { Loader } from '../people/Loader.tsx';
import { Trader } from '../people/Trader.tsx';
import type { SceneProps, View } from './scene.ts';

const WIDE: View = [-60, -226, 780, 240];
/** The pallet and the two who sign for it. */
const NARROW: View = [352, -226, 368, 240];

/** The people of one load: banksman, loader, clerk and trader with their goods, on a ground of their own; for a sand or glass field. */
export function Crew({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <path fill={palette.ink} d="M-60 0h780v14H-60z" />
      <Banksman vest={CLOTHS.laterite} />
      <g transform="translate(92)">
        <Drum paint="forest" />
        <Drum paint="amber" at={[[62, 0]]} />
      </g>
      <g transform="translate(300)">
        <Loader />
      </g>
      <g transform="translate(368)">
        <Pallet />
        <Bag at={stack({ count: 8, across: 2, pitch: BAG_PITCH, bond: 4, from: [-2, -PALLET.height] })} />
      </g>
      <g transform="translate(546)">
        <Clerk />
      </g>
      <g transform="translate(674) scale(-1 1)">
        <Trader cloth={CLOTHS.leaf} />
      </g>
    </Canvas>
  );
}
