import { BandStrip } from '../bands/BandStrip.tsx';

import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

const HEM = {
  field: palette.amber,
  figure: palette.laterite,
  heart: palette.paper,
  line: palette.paper,
} as const;

/** A tally clerk with her clipboard, in blouse, wrapper and headwrap; faces right on y = 0, about x = 0, 180 cm tall. */
export function Clerk() {
  return (
    <>
      <path fill={CAST.clerk.skin.lit} d="M-8-12h8v10h-8zm13 0h8v10H5z" />
      <path fill={palette.ink} d="M-10-4H2l6 4h-18zM4-4h11l6 4H4z" />
      <path fill={palette.forest} d="M-14-90h31l3 80h-37z" />
      <path fill={palette.deep} d="M-14-90h11l-2 80h-12z" />
      <BandStrip motif="lozenge" paint={HEM} x={-16} y={-28} width={35} height={11} count={4} />
      <path fill={palette.paper} d="M-14-86l1-36q1-15 12-15h5q12 0 12 15l1 36z" />
      <path fill={palette.rule} d="M-14-86l1-36q1-13 8-15l2 51z" />
      <g transform="translate(2 -135)">
        <Head of="clerk" />
      </g>
      <g transform="translate(33 -113) rotate(14)">
        <path fill={palette.ink} d="M-10-17h22v34h-22z" />
        <path fill={palette.paper} d="M-8-13h18v28H-8z" />
        <path fill={palette.laterite} d="M-5-7H7v2.5H-5zm0 6H7v2.5H-5zm0 6h8v2.5h-8z" />
        <path fill={palette.amber} d="M-3-19h8v5h-8z" />
      </g>
      <Limb fill={CAST.clerk.skin.lit} width={9} d="M-1-126 5-99 28-107" />
      <Limb fill={palette.rule} width={11} d="M-1-124 5-99 20-104" />
    </>
  );
}
