import { BandStrip } from '../bands/BandStrip.tsx';
import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { FRAME_TOP } from './Chassis.tsx';
import { BOX_PAINTS, type BoxPaint } from './Container.tsx';

const DIAMETER = 46;

/** Three layers of steel pipes under straps; x is their left end and y what they lie on. */
export function Pipes({ x, y, length }: { x: number; y: number; length: number }) {
  const layer = (row: number) =>
    `M${row * 10},${-DIAMETER * (row + 1)}h${length - row * 20}v${DIAMETER}h${-length + row * 20}z`;
  const shine = (row: number) =>
    `M${row * 10},${-DIAMETER * (row + 1) + 10}h${length - row * 20}v9h${-length + row * 20}z`;
  const foot = (row: number) =>
    `M${row * 10},${-DIAMETER * row - 8}h${length - row * 20}v8h${-length + row * 20}z`;
  const rows = [0, 1, 2];
  const straps = [0.2, 0.5, 0.8].map(
    (share) => `M${Math.round(length * share)},${-DIAMETER * 3}v${DIAMETER * 3}h8v${-DIAMETER * 3}z`,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={palette.steel} d={rows.map(layer).join('')} />
      <path fill={palette.glass} d={rows.map(shine).join('')} />
      <path fill={palette.steelDeep} d={rows.map(foot).join('')} />
      <path fill={palette.laterite} d={straps.join('')} />
    </g>
  );
}

/** Length of a bag under it in cm, and how high the ropes lie. */
export const TARPAULIN_BAG = 130;
export const TARPAULIN_HEIGHT = 176;

interface TarpaulinProps {
  /** Right end, what it lies on, and how many bags lie side by side under it. */
  x: number;
  y: number;
  bags: number;
}

/** Bagged goods under a roped tarpaulin: every bag shows along the top. */
export function Tarpaulin({ x, y, bags }: TarpaulinProps) {
  const length = bags * TARPAULIN_BAG;
  const humps = `q${TARPAULIN_BAG / 2},-20 ${TARPAULIN_BAG},0`.repeat(bags);
  const skirt = `q${-TARPAULIN_BAG / 2},16 ${-TARPAULIN_BAG},0`.repeat(bags);
  const knots = Array.from({ length: bags - 1 }, (_, index) => (index + 1) * TARPAULIN_BAG);
  return (
    <g transform={`translate(${x - length} ${y - TARPAULIN_HEIGHT})`}>
      <path fill={palette.jute} d={`M4,${TARPAULIN_HEIGHT - 50}h${length - 8}v50h${8 - length}z`} />
      <path
        fill={palette.juteDeep}
        d={knots.map((at) => `M${at - 3},${TARPAULIN_HEIGHT - 44}h6v44h-6z`).join('')}
      />
      <path fill={palette.leaf} d={`M0,0${humps}v${TARPAULIN_HEIGHT - 36}${skirt}z`} />
      <path fill={palette.forest} d={`M0,96h${length}v44${skirt}z`} />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth="4"
        d={`${knots.map((at) => `M${at},0v${TARPAULIN_HEIGHT - 2}`).join('')}M0,70l${`${TARPAULIN_BAG / 2},40 ${TARPAULIN_BAG / 2},-40 `.repeat(bags)}`}
      />
    </g>
  );
}

/** Length of the tub in cm, and its rim above the ground. */
const TIPPER_LENGTH = 500;
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
