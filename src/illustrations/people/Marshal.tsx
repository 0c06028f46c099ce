import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

/** A marshal who waves a vehicle in with his paddle, in a reflective coat; faces right on y = 0, about x = 0, 185 cm tall. */
export function Marshal({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  return (
    <>
      <path fill={palette.rubber} d="M-14-88H4L-3-6h-14zM0-88h18l2 82H5z" />
      <path fill={palette.ink} d="M-18-8h16l8 4v4h-24zM4-8h16l8 4v4H4z" />
      <path fill={vest.lit} d="M-16-66l1-56q0-16 13-16h6q14 0 14 16l1 56z" />
      <path fill={vest.shade} d="M-16-66l1-56q0-13 9-16l3 72z" />
      <path fill={palette.glassLight} d="M-15-104h33v7h-33zm0 18h34v7h-34z" />
      <g transform="translate(2 -136)">
        <Head of="marshal" />
      </g>
      <path fill={palette.ink} d="M43-178h4v40h-4z" />
      <circle cx="45" cy="-186" r="15" fill={palette.laterite} />
      <path fill={palette.paper} d="M36-188h18v5H36z" />
      <Limb fill={CAST.marshal.skin.lit} width={10} d="M24-112 45-152" />
      <Limb fill={vest.shade} width={13} d="M1-126 23-111 32-128" />
    </>
  );
}
