import { Bag } from '../goods/Bag.tsx';
import { MATERIALS } from '../goods/materials.ts';
import { palette } from '../palette.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';

/** A loader on his way with a bag on the shoulder, in a reflective vest; walks right on y = 0, about x = 0, 185 cm tall. */
export function Loader({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  return (
    <>
      <path fill={palette.rubber} d="M-14-88h18L-14-6h-15z" />
      <path fill={palette.muted} d="M-6-88h22l14 82H15z" />
      <path fill={palette.ink} d="M-30-8h18l9 4v4h-29zM14-8h18l9 4v4H14z" />
      <path fill={MATERIALS.skin.shade} d="M-13-124l-9 40 8 3 9-30z" />
      <path fill={vest.lit} d="M-15-82v-40q0-16 13-16h6q14 0 14 16v40z" />
      <path fill={vest.shade} d="M-15-82v-40q0-13 9-16l3 56z" />
      <path fill={palette.glassLight} d="M-15-104h33v8h-33z" />
      <g transform="translate(2 -136)">
        <Head wears="helmet" />
      </g>
      <g transform="translate(-61 -133) rotate(-5)">
        <Bag />
      </g>
      <path fill={palette.paper} d="M-1-131q-7 4-3 12l14 17 12-6-8-20q-5-7-15-3z" />
      <path fill={MATERIALS.skin.lit} d="M10-102l12-6-8-36q-5-8-12-4t2 12z" />
    </>
  );
}
