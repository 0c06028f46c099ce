import { FortyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { ClosedBarrier, WatchCorner } from '../EmptyYard.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1330, -640, 2400, 750],
  card: [-230, -640, 1000, 750],
} as const satisfies Record<string, View>;

/** A truck park at night: the lorry stands under the lamp, the barrier is down, and somebody is awake beside it. */
export function ParkCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-1500-900h2900V10h-2900z" />
      <path fill={palette.paper} d="M-760-590a80 80 0 1 0 60 132 66 66 0 1 1-60-132z" />
      <path fill={palette.deep} d="M-1500-150h2900V0h-2900zM-1500-190h2900v14h-2900z" />
      <g transform="translate(960)">
        <Tree />
      </g>
      <path fill={palette.rubber} d="M-1500 0h2900v200h-2900z" />
      <path fill={palette.steelDeep} d="M394-498h58L620 0H230z" />
      <path fill={palette.steelDeep} d="M230 0h390l90 50H150z" />
      <FortyFoot paint={CAB_PAINTS.amber} box={BOX_PAINTS.laterite} />
      <g transform="translate(310)">
        <WatchCorner />
      </g>
      <g transform="translate(600)">
        <ClosedBarrier />
      </g>
    </Canvas>
  );
}
