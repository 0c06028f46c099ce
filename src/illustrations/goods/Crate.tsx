import { palette } from '../palette.ts';

/** Width and height of a crate, in centimetres. */
export const CRATE = { width: 58, height: 96 };

/** A tall returnable crate with ribs and a label, its left corner at x = 0 on the ground line y = 0. */
export function Crate() {
  return (
    <>
      <path d="M0-96h57V0H0z" fill={palette.leaf} />
      <path d="M16-96h5V0h-5zm20 0h5V0h-5zM0-96h57v5H0z" fill={palette.forest} />
      <path d="M24-24h9v12h-9z" fill={palette.ink} />
    </>
  );
}
