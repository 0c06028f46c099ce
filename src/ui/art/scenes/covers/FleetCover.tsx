import { Tanker } from '../../lorry/fleet/articulated.tsx';
import { ShortDropside, Tipper } from '../../lorry/fleet/rigid.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import type { View } from '../scene.ts';
import type { CoverProps } from './cover.ts';

const VIEWS = {
  wide: [-1112, -830, 2784, 870],
  card: [-26, -830, 1180, 885],
} as const satisfies Record<string, View>;

/** Where the upper road is. */
const UPPER = -420;

/** Three sorts of trucks on two roads, each with its body and its axles. */
export function FleetCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-1500-1200h3600V300h-3600z" />
      <path fill={palette.ink} d={`M-1500 0h3600v24h-3600zM-1500 ${UPPER}h3600v24h-3600z`} />
      <g transform={`translate(0 ${UPPER})`}>
        <ShortDropside paint={CAB_PAINTS.laterite} />
      </g>
      <g transform={`translate(906 ${UPPER})`}>
        <Tipper paint={CAB_PAINTS.paper} />
      </g>
      <g transform="translate(669)">
        <Tanker paint={CAB_PAINTS.forest} driver />
      </g>
    </Canvas>
  );
}
