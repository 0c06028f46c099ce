import { BandStrip } from '../bands/BandStrip.tsx';
import { PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Repeat } from '../parts/Repeat.tsx';
import { starPath } from '../parts/star.ts';

const BUMPER = { ...PAINTS.hazard, field: palette.paper, figure: palette.laterite };
const AXLE_STAR = starPath(8, 6, 2.6, 125, -29);
const FLAP_STAR = starPath(8, 11, 4.4, 48, -32);

/** The lorry's foot seen from behind: bumper, lamps, number plate, axle and twin tyres. */
export function HeroTail({ plate }: { plate: string }) {
  return (
    <Canvas box={[0, -103, 250, 103]} className="lorry-tail">
      <path fill={palette.ink} d="M0,-103h250v38h-250z" />
      <BandStrip motif="hazard" paint={BUMPER} y={-90} width={250} height={25} count={14} />
      <path fill={palette.laterite} d="M2,-66h22v17h-22zM226,-66h22v17h-22z" />
      <path fill={palette.paper} d="M14,-62h7v9h-7zM229,-62h7v9h-7z" />
      <path fill={palette.ink} d="M40,-44h170v8h-170zM114,-36h22l-5,16h-12z" />
      <path fill={palette.amber} d={AXLE_STAR} />
      <rect x="84" y="-66" width="82" height="23" rx="1.5" fill={palette.paper} />
      <text x="125" y="-48.4" textAnchor="middle" fontSize="17" className="font-display" fill={palette.ink}>
        {plate}
      </text>
      <Repeat at={[20, 50, 174, 204]}>
        <rect y="-48" width="26" height="48" rx="6" fill={palette.ink} />
        <path fill={palette.rubber} d="M3,-41h20v4h-20zM3,-31h20v4h-20zM3,-21h20v4h-20zM3,-11h20v4h-20z" />
      </Repeat>
      <Repeat at={[0, 154]}>
        <path fill={palette.laterite} d="M29,-66h38v52h-38z" />
        <path fill={palette.amber} d={FLAP_STAR} />
        <path fill={palette.lateriteDeep} d="M29,-66h38v7h-38zM29,-18h38v4h-38z" />
      </Repeat>
    </Canvas>
  );
}
