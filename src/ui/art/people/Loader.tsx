import { Bag } from '../goods/Bag.tsx';
import { palette } from '../palette.ts';
import { Torso } from './body.tsx';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Arm } from './Limb.tsx';

/** A loader on his way with a bag on the shoulder, in a reflective vest; turned to the right on y = 0, about x = 0, 185 cm tall. */
export function Loader({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  const skin = CAST.loader.skin.lit;
  return (
    <>
      <path fill={palette.rubber} d="M-20-92H2L-14-7h-14z" />
      <path fill={palette.muted} d="M-3-92h21l12 85H16z" />
      <path fill={palette.ink} d="M-30-9h16l8 6q1 3-1 3h-24zM15-9h15l8 6q1 3-1 3H14z" />
      <Arm
        shoulder={[14, -122]}
        elbow={[27, -102]}
        hand={[30, -82]}
        sleeve={palette.paper}
        skin={skin}
        short
      />
      <Torso view="turned" cloth={vest} hem={-80} />
      <path fill={palette.paper} d="M-4-138H9L5-118z" />
      <path fill={palette.glassLight} d="M-23-106h43v8h-43zm0 14h43v6h-43z" />
      <path fill={vest.shade} d="M4-120h2v40H4z" />
      <g transform="translate(2 -136)">
        <Head of="loader" />
      </g>
      <g transform="translate(-66 -138) rotate(-5)">
        <Bag />
      </g>
      <Arm
        shoulder={[-18, -121]}
        elbow={[-38, -116]}
        hand={[-21, -146]}
        sleeve={palette.paper}
        skin={skin}
        short
      />
    </>
  );
}
