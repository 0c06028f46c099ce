import { BandStrip } from '../bands/BandStrip.tsx';
import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { FRAME_TOP } from './Chassis.tsx';
import { BOX_PAINTS, type BoxPaint } from './Container.tsx';

/** Length of the tub in cm, and its rim above the ground. */
export const TIPPER_LENGTH = 500;
export const TIPPER_RIM = -318;
/** Where its load ends below, on a chassis whose frame bears it. */
export const TIPPER_FLOOR = -140;
/** Between two ribs, and from the tail to the first of them. */
const RIB = 84;
const FIRST_RIB = 40;

interface TipperBodyProps {
  /** Right end, at the cab's back, and what it stands on. */
  x?: number;
  y?: number;
  length?: number;
  /** Its lip reaches over the cab, as on a lorry; a trailer has none. */
  overCab?: boolean;
  paint?: BoxPaint;
  band?: BandPaint;
}

/** A tipper's tub with ribs and a painted band. */
export function TipperBody({
  x = 0,
  y = FRAME_TOP,
  length = TIPPER_LENGTH,
  overCab = true,
  paint = BOX_PAINTS.forest,
  band = PAINTS.lozenge,
}: TipperBodyProps) {
  const ribs = Array.from(
    { length: Math.floor((length - FIRST_RIB) / RIB) },
    (_, index) => FIRST_RIB + RIB * index,
  );
  return (
    <g transform={`translate(${x - length} ${y - FRAME_TOP})`}>
      <path fill={palette.steelDeep} d={`M40,${FRAME_TOP}v-14h${length - 70}v14z`} />
      <path fill={paint.shade} d={`M-30,${TIPPER_RIM}h${length + 30}v196h-${length}q-4,-90 -30,-170z`} />
      {overCab && <path fill={paint.shade} d={`M${length - 30},${TIPPER_RIM}l70,-14h40v14l-72,16z`} />}
      <path
        fill={paint.side}
        d={`M-20,${TIPPER_RIM + 20}h${length + 8}v154h-${length - 16}q-4,-76 -24,-134z`}
      />
      <path fill={paint.shade} d={ribs.map((rib) => `M${rib},-290v158h13v-158z`).join('')} />
      <BandStrip
        motif="lozenge"
        paint={band}
        x={-6}
        y={-242}
        width={length - 6}
        height={46}
        count={Math.round(length / 38)}
      />
    </g>
  );
}
