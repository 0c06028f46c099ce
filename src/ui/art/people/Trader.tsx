import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Arm } from './Limb.tsx';

/** A trader in kaftan and hula who holds out a signed waybill and leans on his stick; turned to the right on y = 0, about x = 0, 186 cm tall. */
export function Trader({ cloth = CLOTHS.paper }: { cloth?: Cloth }) {
  const skin = CAST.trader.skin.lit;
  return (
    <>
      <path fill={cloth.shade} d="M-16-40H0v35h-13zM4-40h14l-2 35H5z" />
      <path fill={palette.lateriteDeep} d="M-17-9h14l7 6q1 3-1 3h-20zM4-9h12l7 6q1 3-1 3H4z" />
      <Arm shoulder={[14, -121]} elbow={[25, -100]} hand={[39, -104]} sleeve={cloth.lit} skin={skin} />
      <path fill={cloth.lit} d="M-28-24l5-93q1-16 15-19l6-2h8l5 2q9 3 10 17l6 95z" />
      <path fill={cloth.shade} d="M-28-24l5-93q1-16 15-19-4 8-4 24l-2 88z" />
      <path fill={palette.amber} d="M-3-138h11l4 44h-9z" />
      <path fill={palette.laterite} d="M4-130l3 4-3 4-3-4zm1.500 13 3 4-3 4-3-4z" />
      <g transform="translate(2 -136)">
        <Head of="trader" />
      </g>
      <g transform="translate(43 -109) rotate(-8)">
        <path fill={palette.glassLight} d="M-8-14h19v28H-8z" />
        <path fill={palette.forest} d="M-5-9H8v2.500H-5zm0 6H8v2.500H-5z" />
        <circle cx="5" cy="7" r="4" fill={palette.laterite} />
      </g>
      <path fill={palette.lateriteDeep} d="M-31-98h4.500L-31 0h-4.500z" />
      <Arm shoulder={[-18, -120]} elbow={[-32, -103]} hand={[-29, -94]} sleeve={cloth.shade} skin={skin} />
    </>
  );
}
