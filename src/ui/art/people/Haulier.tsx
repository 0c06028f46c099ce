import { palette } from '../palette.ts';
import { Legs, Torso } from './body.tsx';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Arm } from './Limb.tsx';

const TROUSERS = { lit: palette.rubber, shade: palette.ink } as const;

/** A lorry driver on foot who hands over a stamped receipt; turned to the right on y = 0, about x = 0, 186 cm tall. */
export function Haulier({ shirt = CLOTHS.amber }: { shirt?: Cloth }) {
  const skin = CAST.haulier.skin.lit;
  return (
    <>
      <Legs view="turned" cloth={TROUSERS} shoes={palette.lateriteDeep} />
      <Arm shoulder={[14, -122]} elbow={[25, -101]} hand={[38, -103]} sleeve={shirt.lit} skin={skin} short />
      <Torso view="turned" cloth={shirt} hem={-80} />
      <path fill={palette.ink} d="M-23-84h43v6h-43z" />
      <path fill={palette.paper} d="M-4-138H9L5-122z" />
      <path fill={shirt.shade} d="M4.500-122h2V-84h-2z" />
      <g transform="translate(2 -136)">
        <Head of="haulier" />
      </g>
      <g transform="translate(46 -116) rotate(8)">
        <path fill={palette.paper} d="M-9-17h23v34H-9z" />
        <path fill={palette.ink} d="M-5-12h15v3H-5zm0 7H7v2.500H-5zm0 6H7v2.500H-5z" />
        <circle cx="7" cy="6" r="4.500" fill={palette.laterite} />
      </g>
      <circle cx="38" cy="-101" r="5" fill={skin} />
      <Arm
        shoulder={[-18, -121]}
        elbow={[-27, -98]}
        hand={[-19, -76]}
        sleeve={shirt.shade}
        skin={skin}
        short
      />
    </>
  );
}
