import { BonnetedDropside } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { Board } from '../Board.tsx';
import { ClaimWorld } from '../desk/Claim.tsx';
import { Tree } from '../road/ReturnLeg.tsx';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-660, -412, 1536, 480],
  card: [-66, -273, 460, 345],
} as const satisfies Record<string, View>;

/** Beside the lorry that brought it, a crushed carton is noted on the form. */
export function ClaimCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
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
