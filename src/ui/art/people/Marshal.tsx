import { palette } from '../palette.ts';
import { Legs, Torso } from './body.tsx';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Arm } from './Limb.tsx';

const TROUSERS = { lit: palette.rubber, shade: palette.ink } as const;

/** A marshal who waves a vehicle in with his paddle, in a reflective coat; seen from in front, on y = 0, about x = 0, 185 cm tall. */
export function Marshal({ vest = CLOTHS.amber }: { vest?: Cloth }) {
  const skin = CAST.marshal.skin.lit;
  return (
    <>
      <Legs view="front" cloth={TROUSERS} shoes={palette.ink} />
      <Arm shoulder={[-19, -121]} elbow={[-38, -104]} hand={[-22, -84]} sleeve={vest.shade} skin={skin} />
      <Torso view="front" cloth={vest} hem={-70} />
      <path fill={palette.paper} d="M-8-138H8L0-116z" />
      <path fill={palette.glassLight} d="M-24-104h48v8h-48zm0 16h48v7h-48z" />
      <path fill={vest.shade} d="M-1-117h2.500v47H-1z" />
      <g transform="translate(0 -136)">
        <Head of="marshal" view="front" />
      </g>
      <path fill={palette.ink} d="M43-178h4v44h-4z" />
      <circle cx="45" cy="-186" r="15" fill={palette.laterite} />
      <path fill={palette.paper} d="M36-188h18v5H36z" />
      <Arm shoulder={[19, -121]} elbow={[38, -108]} hand={[45, -143]} sleeve={vest.lit} skin={skin} />
    </>
  );
}
