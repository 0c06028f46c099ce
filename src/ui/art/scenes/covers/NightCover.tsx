import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { MOON_NARROW, MOON_WIDE, NightRoad } from '../road/NightExpress.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1400, -690, 2560, 800],
  card: [-440, -690, 1060, 795],
} as const satisfies Record<string, View>;

/** The night road: a lorry behind its lamps, under moon and stars. */
export function NightCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-1700-900h3200V10h-3200z" />
      <NightRoad moon={view === 'wide' ? MOON_WIDE : MOON_NARROW} />
    </Canvas>
  );
}
