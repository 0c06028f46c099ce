import { ShortDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Board } from '../Board.tsx';
import { Shed } from '../EmptyYard.tsx';
import { HandoverWorld } from '../road/Handover.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-580, -470, 1760, 550],
  card: [-210, -330, 560, 420],
} as const satisfies Record<string, View>;

/** In front of the store stands the receipt for the haulage; the lorry stands empty behind them. */
export function HandoverCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.forest} d="M-1000-900h2600V10h-2600z" />
      <g transform="translate(-1180) scale(.8)">
        <Shed />
      </g>
      <path fill={palette.deep} d="M-1000 0h2600v300h-2600z" />
      <path fill={palette.amber} d="M-1000 40h2600v10h-2600z" />
      <g transform="translate(880)">
        <ShortDropside paint={CAB_PAINTS.amber} />
      </g>
      <HandoverWorld>
        <g transform="translate(66)">
          <Board sheet="stamped" />
        </g>
      </HandoverWorld>
    </Canvas>
  );
}
