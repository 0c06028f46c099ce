import { BandStrip } from '../bands/BandStrip.tsx';

import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

const HEM = {
  field: palette.amber,
  figure: palette.laterite,
  heart: palette.paper,
  line: palette.paper,
} as const;

/** A market trader who counts out banknotes, in blouse, wrapper and headwrap; faces right on y = 0, about x = 0, 180 cm tall. */
export function Payer({ cloth = CLOTHS.laterite }: { cloth?: Cloth }) {
  return (
    <>
      <path fill={CAST.payer.skin.lit} d="M-8-12h8v10h-8zm13 0h8v10H5z" />
      <path fill={palette.ink} d="M-10-4H2l6 4h-18zM4-4h11l6 4H4z" />
      <path fill={cloth.lit} d="M-14-90h31l3 80h-37z" />
      <path fill={cloth.shade} d="M-14-90h11l-2 80h-12z" />
      <BandStrip motif="lozenge" paint={HEM} x={-16} y={-28} width={35} height={11} count={4} />
      <path fill={palette.glassLight} d="M-14-86l1-36q1-15 12-15h5q12 0 12 15l1 36z" />
      <path fill={palette.glass} d="M-14-86l1-36q1-13 8-15l2 51z" />
      <g transform="translate(2 -135)">
        <Head of="payer" />
      </g>
      <g transform="translate(48 -116) rotate(-18)">
        <path fill={palette.forest} d="M-12-12h34v18h-34z" />
        <path fill={palette.paper} d="M-14-9h34v18h-34z" />
        <path fill={palette.leaf} d="M-11-6h28V6h-28z" />
        <circle cx="3" r="4" fill={palette.paper} />
      </g>
      <Limb fill={CAST.payer.skin.lit} width={9} d="M-1-126 9-100 38-108" />
      <Limb fill={palette.glass} width={12} d="M-1-126 6-107" />
    </>
  );
}
