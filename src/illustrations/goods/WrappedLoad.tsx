import { palette } from '../palette.ts';
import { MATERIALS } from './materials.ts';
import { diamond, times } from './shapes.ts';

/** Width and height of a wrapped load, in centimetres. */
export const WRAPPED_LOAD = { width: 120, height: 98 };

const LOZENGES = 6;

/** A load in clear film with the carrier's tape around it, its left corner at x = 0 on the ground line y = 0. */
export function WrappedLoad() {
  const step = WRAPPED_LOAD.width / LOZENGES;
  return (
    <>
      <path d="M0-98h120V0H0z" fill={MATERIALS.film.shade} />
      <path d="M0-98h74L0-44z" fill={MATERIALS.film.lit} />
      <path d="M0-62h120v24H0z" fill={palette.paper} />
      <path
        d={times(LOZENGES)
          .map((i) => diamond(step * (i + 0.5), -50, step / 2))
          .join('')}
        fill={palette.laterite}
      />
    </>
  );
}
