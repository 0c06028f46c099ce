import { MATERIALS } from '../goods/materials.ts';
import { palette } from '../palette.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';

/** A banksman who waves a vehicle in with his paddle, in a reflective coat; faces right on y = 0, about x = 0, 185 cm tall. */
export function Banksman({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  return (
    <>
      <path fill={palette.rubber} d="M-14-88H4L-3-6h-14zM0-88h18l2 82H5z" />
      <path fill={palette.ink} d="M-18-8h16l8 4v4h-24zM4-8h16l8 4v4H4z" />
      <path fill={vest.lit} d="M-16-66l1-56q0-16 13-16h6q14 0 14 16l1 56z" />
      <path fill={vest.shade} d="M-16-66l1-56q0-13 9-16l3 72z" />
      <path fill={palette.glassLight} d="M-15-104h33v7h-33zm0 18h34v7h-34z" />
      <g transform="translate(2 -136)">
        <Head wears="helmet" />
      </g>
      <path fill={palette.ink} d="M43-178h4v40h-4z" />
      <circle cx="45" cy="-186" r="15" fill={palette.laterite} />
      <path fill={palette.paper} d="M36-188h18v5H36z" />
      <path fill={MATERIALS.skin.lit} d="M27-129l14-23q6-3 8 4l-13 26z" />
      <path fill={vest.lit} d="M2-132q-7 4-3 12l13 9q4 3 9 0l17-13-8-9-11 7-10-6q-4-2-7 0z" />
    </>
  );
}
