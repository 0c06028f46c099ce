import { palette } from '../palette.ts';

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
