import { BandStrip } from '../bands/BandStrip.tsx';
import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { FRAME_TOP } from './Chassis.tsx';
import { BOX_PAINTS, type BoxPaint } from './Container.tsx';

/** Length of the tub in cm, and its rim above the ground. */
export const TIPPER_LENGTH = 500;
const RIM = -318;
const RIBS = [40, 124, 208, 292, 376, 460].map((x) => `M${x},-290v158h13v-158z`).join('');

interface TipperBodyProps {
  /** Right end, at the cab's back. */
  x?: number;
  paint?: BoxPaint;
  band?: BandPaint;
}

/** A tipper's tub with ribs and a painted band; its lip reaches over the cab. */
export function TipperBody({ x = 0, paint = BOX_PAINTS.forest, band = PAINTS.lozenge }: TipperBodyProps) {
  return (
    <g transform={`translate(${x - TIPPER_LENGTH} 0)`}>
      <path fill={palette.steelDeep} d={`M40,${FRAME_TOP}v-14h430v14z`} />
      <path fill={paint.shade} d={`M-30,${RIM}h530v196h-500q-4,-90 -30,-170z`} />
      <path fill={paint.shade} d={`M470,${RIM}l70,-14h40v14l-72,16z`} />
      <path fill={paint.side} d={`M-20,${RIM + 20}h508v154h-484q-4,-76 -24,-134z`} />
      <path fill={paint.shade} d={RIBS} />
      <BandStrip motif="lozenge" paint={band} x={-6} y={-242} width={494} height={46} count={13} />
    </g>
  );
}
