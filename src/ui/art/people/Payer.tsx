import { BandStrip } from '../bands/BandStrip.tsx';
import { palette } from '../palette.ts';
import { Feet, Torso, Wrapper } from './body.tsx';
import { CAST, CLOTHS, type Cloth } from './cast.ts';
import { Head } from './Head.tsx';
import { Arm } from './people.tsx';

const HEM = {
  field: palette.amber,
  figure: palette.laterite,
  heart: palette.paper,
  line: palette.paper,
} as const;
const BLOUSE = { lit: palette.glassLight, shade: palette.glass } as const;

/** A market trader who counts out banknotes, in blouse, wrapper and gele; turned to the right on y = 0, about x = 0, 180 cm tall. */
export function Payer({ cloth = CLOTHS.laterite }: { cloth?: Cloth }) {
  const skin = CAST.payer.skin.lit;
  return (
    <>
      <Feet view="turned" skin={skin} shoes={palette.ink} />
      <Wrapper cloth={cloth} />
      <BandStrip motif="lozenge" paint={HEM} x={-24} y={-30} width={47} height={11} count={5} />
      <Arm shoulder={[14, -121]} elbow={[27, -101]} hand={[42, -108]} sleeve={BLOUSE.lit} skin={skin} short />
      <Torso view="turned" cloth={BLOUSE} hem={-84} />
      <path fill={cloth.lit} d="M-24-92h45v9h-45z" />
      <path fill={skin} d="M-5-139H9q-1 10-6 10t-8-10z" />
      <path
        fill="none"
        stroke={palette.laterite}
        strokeWidth="3.500"
        strokeDasharray="0 5"
        strokeLinecap="round"
        d="M-7-135q9 18 17 0"
      />
      <g transform="translate(2 -135)">
        <Head of="payer" />
      </g>
      <g transform="translate(48 -116) rotate(-18)">
        <path fill={palette.forest} d="M-12-12h34v18h-34z" />
        <path fill={palette.paper} d="M-14-9h34v18h-34z" />
        <path fill={palette.leaf} d="M-11-6h28V6h-28z" />
        <circle cx="3" r="4" fill={palette.paper} />
      </g>
      <circle cx="40" cy="-107" r="5" fill={skin} />
      <Arm
        shoulder={[-17, -121]}
        elbow={[-18, -96]}
        hand={[26, -101]}
        sleeve={BLOUSE.shade}
        skin={skin}
        short
      />
    </>
  );
}
