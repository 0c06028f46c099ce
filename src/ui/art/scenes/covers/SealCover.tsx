import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Board } from '../Board.tsx';
import { Doors } from '../quay/SealedDoors.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-640, -345, 1280, 400],
  card: [-250, -330, 500, 375],
} as const satisfies Record<string, View>;

/** Where the boxes of the row begin; the view of a card shows the one in the middle. */
const ROW = [-676, -404, -20, 252, 524] as const;

/** A row of shut boxes with their seals whole, and their papers on a board. */
export function SealCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
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
