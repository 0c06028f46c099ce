import { palette } from '../palette.ts';

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
