import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

/** A lorry driver on foot who hands over a stamped receipt; faces right on y = 0, about x = 0, 186 cm tall. */
export function Haulier({ shirt = CLOTHS.amber }: { shirt?: Cloth }) {
  return (
    <>
      <path fill={palette.rubber} d="M-14-88H4L-1-6h-14zM2-88h16l1 82H7z" />
      <path fill={palette.ink} d="M-17-8h16l8 4v4h-24zM6-8h15l8 4v4H6z" />
      <path fill={shirt.lit} d="M-16-76l1-46q0-16 13-16h6q14 0 14 16l1 46z" />
      <path fill={shirt.shade} d="M-16-76l1-46q0-13 9-16l3 62z" />
      <path fill={palette.ink} d="M-16-80h35v6h-35z" />
      <g transform="translate(2 -136)">
        <Head of="haulier" />
      </g>
      <g transform="translate(45 -116) rotate(8)">
        <path fill={palette.paper} d="M-9-17h23v34H-9z" />
        <path fill={palette.ink} d="M-5-12h15v3H-5zm0 7H7v2.500H-5zm0 6H7v2.500H-5z" />
        <circle cx="6" cy="10" r="5" fill={palette.laterite} />
      </g>
      <Limb fill={CAST.haulier.skin.lit} width={9} d="M-1-124 12-100 40-108" />
      <Limb fill={shirt.shade} width={14} d="M-1-124 9-107" />
    </>
  );
}
