import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { stack } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Clerk } from '../../people/Clerk.tsx';
import { CLOTHS } from '../../people/cloth.ts';
import { Loader } from '../../people/Loader.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-640, -345, 1280, 400],
  card: [-250, -330, 500, 375],
} as const satisfies Record<string, View>;

/** How many bags, and how they lie. */
const STACK = { count: 81, across: 9, pitch: BAG_PITCH, bond: 6 };

/** Two stacks of bags, sent and received, and the clerk between them who counts. */
export function TallyCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.deep} d="M-800-600h1600V10H-800z" />
      <circle cx="0" cy="-170" r="150" fill={palette.amber} />
      <path fill={palette.ink} d="M-800 0h1600v200H-800z" />
      <path fill={palette.amber} d="M-800 20h1600v5H-800z" />
      <Bag kind="jute" at={stack({ ...STACK, from: [-640, 0] })} />
      <Bag at={stack({ ...STACK, from: [84, 0] })} />
      <g transform="translate(-40)">
        <Clerk />
      </g>
      <g transform="translate(46) scale(-1 1)">
        <Loader vest={CLOTHS.laterite} />
      </g>
    </Canvas>
  );
}
