import { MATERIALS } from '../../goods/materials.ts';
import { palette } from '../../palette.ts';
import { starPath } from '../../parts/star.ts';

/** A waybill on its stand, just stamped; 44 cm wide about x = 0 on y = 0. */
export function StampedWaybill() {
  return (
    <>
      <path fill={MATERIALS.timber.shade} d="M-26 0v-6h52v6z" />
      <g transform="translate(0 -5) rotate(-3)">
        <path fill={palette.rule} d="M-19 0v-58h42V0z" />
        <path fill={palette.paper} d="M-22 0v-58h42V0z" />
        <path fill={palette.ink} d="M-17-53h20v5h-20z" />
        <path fill={palette.muted} d="M-17-43h32v2h-32zm0 7h32v2h-32zm0 7h15v2h-15zm0 7h15v2h-15z" />
        <path fill={palette.laterite} d={starPath(16, 14, 10.5, 7, -17)} />
        <path fill={palette.paper} d="m0-17 2.5-2.5 3.5 3.5 7-8 2.5 2.5-9.5 10.5z" />
      </g>
    </>
  );
}

/** The desk's stamp on its pad, 36 cm wide about x = 0 on y = 0. */
export function Stamp() {
  return (
    <>
      <path fill={palette.ink} d="M-18 0v-6h36v6z" />
      <path fill={palette.laterite} d="M-14-6v-2h28v2z" />
      <path fill={MATERIALS.timber.shade} d="M-12-8v-6h24v6z" />
      <path fill={MATERIALS.timber.lit} d="M-12-14q8-2 9-12H3q1 10 9 12z" />
      <circle cy="-31" r="8" fill={MATERIALS.timber.lit} />
      <path fill={MATERIALS.timber.shade} d="M0-39a8 8 0 0 1 0 16q4-8 0-16z" />
    </>
  );
}

/** A mug of tea, 20 cm wide about x = 0 on y = 0. */
export function Mug() {
  return (
    <>
      <path fill={palette.glass} d="M8-17h5q6 0 6 6t-6 6H8v-3h4q3 0 3-3t-3-3H8z" />
      <path fill={palette.glassLight} d="M-9 0v-20H9V0z" />
      <path fill={palette.leaf} d="M-9-13H9v5H-9z" />
    </>
  );
}
