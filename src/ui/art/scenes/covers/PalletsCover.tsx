import { BandStrip } from '../../bands/BandStrip.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { View } from '../scene.ts';
import { ShelteredGoodsWorld } from '../stock/ShelteredGoods.tsx';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-70, -340, 1264, 395],
  card: [300, -360, 560, 420],
} as const satisfies Record<string, View>;

/** Crates, cartons, bags and drums on their pallets, counted by the clerk and by their owner. */
export function PalletsCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-300-600h1900V10H-300z" />
      <BandStrip motif="check" x={-300} y={-366} width={1900} height={40} />
      <path fill={palette.rubber} d="M-300 0h1900v200H-300z" />
      <path fill={palette.amber} d="M-300 22h1900v5H-300z" />
      <ShelteredGoodsWorld />
    </Canvas>
  );
}
