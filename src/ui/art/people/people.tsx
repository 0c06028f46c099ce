import { BandStrip } from '../bands/BandStrip.tsx';
import { Bag } from '../goods/Bag.tsx';
import { palette } from '../palette.ts';
import { Feet, Legs, Torso, Wrapper } from './body.tsx';
import { CAST, CLOTHS, type Cloth } from './cast.ts';
import { Head } from './Head.tsx';

interface LimbProps {
  /** From joint to joint, as the data of a path. */
  d: string;
  fill: string;
  /** Thickness in centimetres. */
  width?: number;
}

/** An arm or a part of one, round at its joints. */
export function Limb({ d, fill, width = 11 }: LimbProps) {
  return (
    <path d={d} fill="none" stroke={fill} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

type Point = readonly [x: number, y: number];

interface ArmProps {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  sleeve: string;
  skin: string;
  /** The sleeve ends at the elbow. */
  short?: boolean;
}

/** How far down the lower arm a long sleeve reaches. */
const CUFF = 0.72;

/** An arm with its sleeve and hand. */
export function Arm({ shoulder, elbow, hand, sleeve, skin, short = false }: ArmProps) {
  const cuff = elbow.map((from, axis) => from + ((hand[axis] ?? from) - from) * (short ? 0 : CUFF));
  const upper = short ? `M${shoulder}L${midway(shoulder, elbow)}` : `M${shoulder}L${elbow}L${cuff}`;
  return (
    <>
      <Limb fill={skin} width={10} d={`M${shoulder}L${elbow}L${hand}`} />
      <circle cx={hand[0]} cy={hand[1]} r="6.500" fill={skin} />
      <Limb fill={sleeve} width={14} d={upper} />
    </>
  );
}

const midway = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7];

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

const HEM = {
  field: palette.amber,
  figure: palette.laterite,
  heart: palette.paper,
  line: palette.paper,
} as const;

/** A tally clerk who writes on her clipboard, in blouse, wrapper and hijab; seen from in front, on y = 0, about x = 0, 180 cm tall. */
export function Clerk() {
  const skin = CAST.clerk.skin.lit;
  return (
    <>
      <Feet view="front" skin={skin} shoes={palette.ink} />
      <Wrapper cloth={CLOTHS.forest} />
      <BandStrip motif="lozenge" paint={HEM} x={-24} y={-30} width={47} height={11} count={5} />
      <Torso view="front" cloth={CLOTHS.paper} hem={-84} />
      <Arm shoulder={[-19, -122]} elbow={[-28, -98]} hand={[-6, -88]} sleeve={palette.rule} skin={skin} />
      <g transform="translate(0 -135)">
        <Head of="clerk" view="front" />
      </g>
      <g transform="translate(4 -104) rotate(-7)">
        <path fill={palette.ink} d="M-13-18h26v36h-26z" />
        <path fill={palette.paper} d="M-10-14h20v29h-20z" />
        <path fill={palette.laterite} d="M-7-8H7v2.500H-7zm0 7H7v2.500H-7zm0 7H1v2.500h-8z" />
        <path fill={palette.amber} d="M-5-20H5v6H-5z" />
      </g>
      <path fill={palette.amberFoot} d="M9-95l13-15 2 1.500-12 15.500-4 2z" />
      <Arm shoulder={[19, -122]} elbow={[30, -99]} hand={[17, -98]} sleeve={palette.rule} skin={skin} />
    </>
  );
}

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
