import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { StoreCutawayWorld } from '../products/StoreCutaway.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-140, -730, 2496, 780],
  card: [760, -690, 960, 720],
} as const satisfies Record<string, View>;

/** A store cut open: the racks, the clerk and the forklift at the dock, a lorry backed to the door. */
export function StoreCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.sand} d="M-300-900h2900V10H-300z" />
      <path fill={palette.amber} d="M-300 0h2900v8H-300z" />
      <path fill={palette.rubber} d="M-300 8h2900v200H-300z" />
      <g transform="translate(2250)">
        <Tree />
      </g>
      <StoreCutawayWorld dockOnly={view === 'card'} />
    </Canvas>
  );
}
