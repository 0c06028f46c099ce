import { diamond } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import type { SceneProps, View } from './scene.ts';

const CARD: View = [-160, -152, 320, 260];
const TILE: View = [-124, -145, 248, 290];

/**
 * The safety card: a painted diamond on a burst, for a laterite field; the card cuts it at its lower edge.
 * `compact` is the whole of it for a small tile.
 */
export function SafetyDiamond({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <path d={starPath(20, 150, 98)} fill={palette.lateriteDeep} />
      <path d={diamond(0, 0, compact ? 104 : 122)} fill={palette.paper} />
      <path d={diamond(0, 0, compact ? 86 : 104)} fill={palette.ink} />
      <path d={diamond(0, 0, compact ? 82 : 98)} fill={palette.forest} />
      <path d={starPath(8, compact ? 68 : 80, compact ? 30 : 31)} fill={palette.amber} />
      <circle r="19" fill={palette.laterite} />
      <circle r="8" fill={palette.paper} />
    </Canvas>
  );
}
