import { BAG, BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { stack } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Board } from '../Board.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-640, -345, 1280, 400],
  card: [-250, -330, 500, 375],
} as const satisfies Record<string, View>;

const HIGH = 9;
/** How many bags are beside one another in the view. */
const ACROSS = { wide: 9, card: 4 };
/** Where the stacks end towards the board. */
const SENT = -82;
const RECEIVED = 84;

/** Two stacks of bags, sent and received, and between them the board on which they are counted. */
export function TallyCover({ view = 'wide', className }: CoverProps) {
  const across = ACROSS[view];
  const bags = { count: across * HIGH, across, pitch: BAG_PITCH, bond: 6 };
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.deep} d="M-800-600h1600V10H-800z" />
      <circle cx="0" cy="-170" r="150" fill={palette.amber} />
      <path fill={palette.ink} d="M-800 0h1600v200H-800z" />
      <path fill={palette.amber} d="M-800 20h1600v5H-800z" />
      <Bag kind="jute" at={stack({ ...bags, from: [SENT - across * BAG.width, 0] })} />
      <Bag at={stack({ ...bags, from: [RECEIVED, 0] })} />
      <g transform="translate(0)">
        <Board sheet="tally" />
      </g>
    </Canvas>
  );
}
