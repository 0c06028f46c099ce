import { times } from '../../goods/shapes.ts';
import { BonnetedDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Board } from '../Board.tsx';
import { Dial } from '../desk/NightDesk.tsx';
import { ClaimWorld } from '../desk/papers.tsx';
import { Doors } from '../quay/doors.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { CoverProps, View } from '../scene.ts';

const CLAIM_VIEWS = {
  wide: [-660, -412, 1536, 480],
  card: [-66, -273, 460, 345],
} as const satisfies Record<string, View>;

/** Beside the lorry that brought it, a crushed carton is noted on the form. */
export function ClaimCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={CLAIM_VIEWS[view]} className={className}>
      <path fill={palette.laterite} d="M-1000-900h2400V10h-2400z" />
      <g transform="translate(720) scale(.86)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-1000 0h2400v300h-2400z" />
      <path fill={palette.amber} d="M-1000 26h2400v6h-2400z" />
      {view === 'wide' && (
        <g transform="translate(-640) scale(-1 1)">
          <BonnetedDropside paint={CAB_PAINTS.forest} />
        </g>
      )}
      <ClaimWorld>
        <g transform="translate(14)">
          <Board sheet="stamped" />
        </g>
      </ClaimWorld>
    </Canvas>
  );
}

const CLOCK_VIEWS = {
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
    <Canvas box={CLOCK_VIEWS[view]} className={className}>
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

const SEAL_VIEWS = {
  wide: [-640, -345, 1280, 400],
  card: [-250, -330, 500, 375],
} as const satisfies Record<string, View>;

/** Where the boxes of the row begin; the view of a card shows the one in the middle. */
const ROW = [-676, -404, -20, 252, 524] as const;

/** A row of shut boxes with their seals whole, and their papers on a board. */
export function SealCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={SEAL_VIEWS[view]} className={className}>
      <path fill={palette.glass} d="M-800-600h1700V10H-800z" />
      <circle cx="-80" cy="-190" r="140" fill={palette.amber} />
      <path fill={palette.ink} d="M-800 0h1700v200H-800z" />
      <path fill={palette.amber} d="M-800 20h1700v5H-800z" />
      {ROW.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <Doors />
        </g>
      ))}
      <g transform="translate(-84)">
        <Board sheet="stamped" />
      </g>
    </Canvas>
  );
}
