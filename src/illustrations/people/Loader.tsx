import { Bag } from '../goods/Bag.tsx';

import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

/** A loader on his way with a bag on the shoulder, in a reflective vest; walks right on y = 0, about x = 0, 185 cm tall. */
export function Loader({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  return (
    <>
      <path fill={palette.rubber} d="M-14-88h18L-14-6h-15z" />
      <path fill={palette.muted} d="M-6-88h22l14 82H15z" />
      <path fill={palette.ink} d="M-30-8h18l9 4v4h-29zM14-8h18l9 4v4H14z" />
      <Limb fill={CAST.loader.skin.shade} width={10} d="M-8-122-20-96-14-78" />
      <path fill={vest.lit} d="M-15-82v-40q0-16 13-16h6q14 0 14 16v40z" />
      <path fill={vest.shade} d="M-15-82v-40q0-13 9-16l3 56z" />
      <path fill={palette.glassLight} d="M-15-104h33v8h-33z" />
      <g transform="translate(2 -136)">
        <Head of="loader" />
      </g>
      <g transform="translate(-61 -133) rotate(-5)">
        <Bag />
      </g>
      <Limb fill={CAST.loader.skin.lit} width={10} d="M1-126 17-103-5-146" />
      <Limb fill={palette.paper} width={13} d="M1-126 13-110" />
    </>
  );
}
