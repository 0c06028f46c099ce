import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { ReturnRoad } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-620, -570, 2112, 660],
  card: [-420, -560, 880, 660],
} as const satisfies Record<string, View>;

/** A truck on its way home, and it is not empty. */
export function ReturnCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-900-800h2700V10h-2700z" />
      <ReturnRoad />
    </Canvas>
  );
}
