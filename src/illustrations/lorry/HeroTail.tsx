import { BandStrip } from '../bands/BandStrip.tsx';
import { PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Repeat } from '../parts/Repeat.tsx';
import { starPath } from '../parts/star.ts';

const BUMPER = { ...PAINTS.hazard, field: palette.paper, figure: palette.laterite };
const STAR = starPath(8, 6, 2.6, 125, -29);

/** The lorry's foot seen from behind: bumper, lamps, number plate, axle and twin tyres. */
export function HeroTail({ plate }: { plate: string }) {
  return (
    <Canvas box={[0, -103, 250, 103]} className="lorry-tail">
      <path fill={palette.ink} d="M0,-103h250v38h-250z" />
      <BandStrip motif="hazard" paint={BUMPER} y={-90} width={250} height={25} count={14} />
      <path fill={palette.laterite} d="M6,-66h34v15h-34zM210,-66h34v15h-34z" />
      <path fill={palette.paper} d="M29,-62h7v8h-7zM214,-62h7v8h-7z" />
      <path fill={palette.ink} d="M40,-44h170v8h-170zM114,-36h22l-5,16h-12z" />
      <path fill={palette.amber} d={STAR} />
      <rect x="84" y="-66" width="82" height="23" rx="1.5" fill={palette.paper} />
      <text x="125" y="-48.4" textAnchor="middle" fontSize="17" className="font-display" fill={palette.ink}>
        {plate}
      </text>
      <Repeat at={[20, 50, 174, 204]}>
        <rect y="-48" width="26" height="48" rx="6" fill={palette.ink} />
        <path fill={palette.rubber} d="M3,-41h20v4h-20zM3,-31h20v4h-20zM3,-21h20v4h-20zM3,-11h20v4h-20z" />
      </Repeat>
    </Canvas>
  );
}
