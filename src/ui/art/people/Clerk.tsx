import { BandStrip } from '../bands/BandStrip.tsx';
import { palette } from '../palette.ts';
import { Feet, Torso, Wrapper } from './body.tsx';
import { CAST } from './cast.ts';
import { CLOTHS } from './cloth.ts';
import { Head } from './Head.tsx';
import { Arm } from './Limb.tsx';

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
