import { times } from '../../goods/shapes.ts';
import { TwentyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { starPath } from '../../parts/star.ts';
import { Board } from '../Board.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1120, -560, 2080, 650],
  card: [-320, -560, 866, 650],
} as const satisfies Record<string, View>;

/** A lorry before the port stands for its inspection: the mark of those that passed and the sheet that says so. */
export function InspectionCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.forest} d="M-1300-800h2500V10h-2500z" />
      <path fill={palette.amber} d={starPath(24, 178, 156, 340, -352)} />
      <circle cx="340" cy="-352" r="128" fill={palette.deep} />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth="36"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M278-352l44 48 82-100"
      />
      <path fill={palette.ink} d="M-1300 0h2500v200h-2500z" />
      <path
        fill={palette.amber}
        d={times(14)
          .map((i) => `M${-1280 + i * 180} 40h90l16-12h-90z`)
          .join('')}
      />
      <TwentyFoot paint={CAB_PAINTS.laterite} box={BOX_PAINTS.paper} driver />
      <g transform="translate(340)">
        <Board sheet="stamped" />
      </g>
    </Canvas>
  );
}
