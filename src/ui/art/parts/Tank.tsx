import { BandStrip } from '../bands/BandStrip.tsx';
import { PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { DECK_TOP } from './Chassis.tsx';

/** Length of the tank in cm. */
export const TANK_LENGTH = 980;
export const TANK_HEIGHT = 200;
const RUNGS = [20, 46, 72, 98, 124, 150, 176].map((y) => `M40,${y}h34`).join('');

/** A tanker's barrel with domes, walkway, ladder and a band of chevrons; its right end stands at x. */
export function Tank({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x - TANK_LENGTH} ${DECK_TOP - TANK_HEIGHT})`}>
      <path
        fill={palette.ink}
        d="M200,-16h40v20h-40zM470,-16h40v20h-40zM740,-16h40v20h-40zM180,-22h630v6h-630z"
      />
      <rect width={TANK_LENGTH} height={TANK_HEIGHT} rx="92" fill={palette.laterite} />
      <path fill={palette.lateriteDeep} d="M8,134h964q-22,66 -84,66h-796q-62,0 -84,-66z" />
      <path fill={palette.lateriteDeep} d="M240,0h8v200h-8zM486,0h8v200h-8zM732,0h8v200h-8z" />
      <BandStrip motif="chevron" paint={PAINTS.chevron} x={90} y={76} width={800} height={46} count={20} />
      <path fill={palette.steelDeep} d="M120,196h740v6h-740z" />
      <path fill="none" stroke={palette.ink} strokeWidth="5" d={`M40,2v198M74,-14v214${RUNGS}`} />
    </g>
  );
}
