import { diamond } from '#src/illustrations/goods/shapes.ts';
import { palette } from '#src/illustrations/palette.ts';
import { starPath } from '#src/illustrations/parts/star.ts';
import { Frame, type FrameProps, type View } from '#src/illustrations/scenes/Frame.tsx';

const CARD: View = [-160, -152, 320, 260];
const TILE: View = [-130, -104, 260, 208];

/**
 * The safety card: a painted diamond on a burst, for a laterite field; the card cuts it at its lower edge.
 * `compact` is the whole of it for a small tile.
 */
export function SafetyDiamond({ compact = false, ...props }: FrameProps & { compact?: boolean }) {
  return (
    <Frame view={compact ? TILE : CARD} {...props}>
      <path d={starPath(20, 150, 98)} fill={palette.lateriteDeep} />
      <path d={diamond(0, 0, compact ? 104 : 122)} fill={palette.paper} />
      <path d={diamond(0, 0, compact ? 86 : 104)} fill={palette.ink} />
      <path d={diamond(0, 0, compact ? 82 : 98)} fill={palette.forest} />
      <path d={starPath(8, compact ? 68 : 80, compact ? 30 : 31)} fill={palette.amber} />
      <circle r="19" fill={palette.laterite} />
      <circle r="8" fill={palette.paper} />
    </Frame>
  );
}
