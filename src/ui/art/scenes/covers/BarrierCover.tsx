import { times } from '../../goods/shapes.ts';
import { LongDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { ClosedBarrier } from '../EmptyYard.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1000, -640, 2400, 750],
  card: [-200, -640, 1000, 750],
} as const satisfies Record<string, View>;

/** A barrier across the road: the lorry stands, and waits. */
export function BarrierCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.laterite} d="M-1200-900h2800V10h-2800z" />
      <circle cx="560" cy="-430" r="150" fill={palette.amber} />
      <g transform="translate(-860)">
        <Tree />
      </g>
      <g transform="translate(1180)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-1200 0h2800v200h-2800z" />
      <path
        fill={palette.sand}
        d={times(16)
          .map((i) => `M${-1180 + i * 180} 46h90l16-12h-90z`)
          .join('')}
      />
      <LongDropside paint={CAB_PAINTS.paper} />
      <g transform="translate(300)">
        <ClosedBarrier />
      </g>
    </Canvas>
  );
}
