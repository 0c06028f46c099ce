import { BAG, Bag, type BagKind } from '../../goods/Bag.tsx';
import { times } from '../../goods/shapes.ts';
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

const COURSE = 22.5;
const HIGH = 9;
/** How far every other course is set back, so that a stack holds. */
const BOND = 6;

/** Two stacks of bags, sent and received, and the clerk between them who counts. */
export function TallyCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.deep} d="M-800-600h1600V10H-800z" />
      <circle cx="0" cy="-170" r="150" fill={palette.amber} />
      <path fill={palette.ink} d="M-800 0h1600v200H-800z" />
      <path fill={palette.amber} d="M-800 20h1600v5H-800z" />
      <defs>
        <Sack kind="jute" />
        <Sack kind="cement" />
      </defs>
      <Stack kind="jute" left={-640} wide={9} />
      <Stack kind="cement" left={84} wide={9} />
      <g transform="translate(-40)">
        <Clerk />
      </g>
      <g transform="translate(46) scale(-1 1)">
        <Loader vest={CLOTHS.laterite} />
      </g>
    </Canvas>
  );
}

function Sack({ kind }: { kind: BagKind }) {
  return (
    <g id={`tally-${kind}`}>
      <Bag kind={kind} />
    </g>
  );
}

function Stack({ kind, left, wide }: { kind: BagKind; left: number; wide: number }) {
  return times(wide * HIGH).map((i) => {
    const course = Math.floor(i / wide);
    return (
      <use
        key={i}
        href={`#tally-${kind}`}
        x={left + (i % wide) * BAG.width + (course % 2) * BOND}
        y={-course * COURSE}
      />
    );
  });
}
