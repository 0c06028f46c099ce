import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { PortGateWorld } from '../products/PortGate.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [40, -1290, 4640, 1450],
  card: [3080, -1000, 1600, 1200],
} as const satisfies Record<string, View>;

/** A lorry with its box leaves the terminal at the raised barrier; behind it the crane and the ship. */
export function GateCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-200-1600h5200V300H-200z" />
      <PortGateWorld gateOnly={view === 'card'} />
    </Canvas>
  );
}
