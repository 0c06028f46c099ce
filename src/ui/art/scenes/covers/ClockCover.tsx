import { times } from '../../goods/shapes.ts';
import { BonnetedDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Dial } from '../desk/NightDesk.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1060, -640, 2400, 750],
  card: [-320, -640, 1000, 750],
} as const satisfies Record<string, View>;

/** Left edges, widths and heights of the houses behind the road, in cm. */
const HOUSES = [
  [-1200, 300, 300],
  [-880, 240, 430],
  [-620, 340, 260],
  [700, 260, 380],
  [980, 200, 260],
  [1200, 320, 460],
] as const;

/** The edge of the city: the lorry waits before its houses until the hand of the clock says that it may go in. */
export function ClockCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.deep} d="M-1300-900h2900V10h-2900z" />
      <path fill={palette.leaf} d={HOUSES.map(([x, w, h]) => `M${x} 0v-${h}h${w}V0z`).join('')} />
      <path
        fill={palette.amber}
        d={HOUSES.flatMap(([x, w, h]) =>
          times(Math.floor(w / 100)).map((i) => `M${x + 36 + i * 100} ${60 - h}h36v44h-36z`),
        ).join('')}
      />
      <g transform="translate(480 -380) scale(1.5)">
        <Dial every={1} />
      </g>
      <path fill={palette.ink} d="M-1300 0h2900v200h-2900z" />
      <path
        fill={palette.amber}
        d={times(17)
          .map((i) => `M${-1280 + i * 180} 46h90l16-12h-90z`)
          .join('')}
      />
      <BonnetedDropside paint={CAB_PAINTS.laterite} driver />
    </Canvas>
  );
}
