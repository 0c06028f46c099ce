import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { PALLET, Pallet } from '../../goods/Pallet.tsx';
import { stack, times } from '../../goods/shapes.ts';
import { FortyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Shed } from '../EmptyYard.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1420, -660, 2400, 750],
  card: [-300, -660, 1000, 750],
} as const satisfies Record<string, View>;

/** A haulage yard in the morning: a container lorry is ready, the last bags stand on their pallets. */
export function YardCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.laterite} d="M-1600-900h2800V10h-2800z" />
      <circle cx="520" cy="-470" r="150" fill={palette.amber} />
      <g transform="translate(-1200)">
        <Shed />
      </g>
      <g transform="translate(860)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-1600 0h2800v200h-2800z" />
      <path
        fill={palette.amber}
        d={times(16)
          .map((i) => `M${-1580 + i * 180} 46h90l16-12h-90z`)
          .join('')}
      />
      <FortyFoot paint={CAB_PAINTS.amber} box={BOX_PAINTS.forest} driver />
      <g transform="translate(400)">
        <Pallet />
        <Bag at={stack({ count: 14, across: 2, pitch: BAG_PITCH, bond: 3, from: [-2, -PALLET.height] })} />
      </g>
      <g transform="translate(590)">
        <Pallet />
        <Bag at={stack({ count: 10, across: 2, pitch: BAG_PITCH, bond: 3, from: [-2, -PALLET.height] })} />
      </g>
    </Canvas>
  );
}
