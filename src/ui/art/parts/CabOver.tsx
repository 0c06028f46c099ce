import { BandStrip } from '../bands/BandStrip.tsx';
import { PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { Wheel } from './Chassis.tsx';
import { Driver } from './Driver.tsx';
import { CAB_PAINTS, type CabPaint, mustBeSeen } from './paint.ts';
import { starPath } from './star.ts';
import { useDarks } from './surface.tsx';
import { scallops, teeth } from './teeth.ts';

/** Size of the cab-over in cm, from the back wall (x = 0) to the bumper; the hoses reach 13 cm behind it. */
export const CAB_OVER = { width: 232, height: 380, wheelAt: 120 } as const;

const VISOR_TEETH = teeth(5, 30, -346, 21.6, -22);
const PANEL_TEETH = [teeth(3, 17, -301, 13.4, 12), teeth(3, 17, -213, 13.4, -12)].flat().join('');
const FRINGE = scallops(6, 80, -300, 13.4, 11);
const PANEL_ROSETTE = starPath(8, 19, 8.4, 37.2, -257);
const DOOR_STAR = starPath(5, 24, 9.6, 37, -127);
const BUMPER_BAND = { ...PAINTS.hazard, field: palette.paper, figure: palette.amber, line: palette.ink };

interface CabOverProps {
  x?: number;
  paint?: CabPaint;
  driver?: boolean;
  starClass?: string;
}

/** A cab-over with its front wheel: waist band, door star, window fringe, wheel star, and teeth on the visor. */
export function CabOver({ x = 0, paint = CAB_PAINTS.laterite, driver = false, starClass }: CabOverProps) {
  const darks = useDarks();
  return (
    <g {...mustBeSeen('cab')} transform={x === 0 ? undefined : `translate(${x})`}>
      <Underside />
      <path fill={paint.visor} d="M15,-331 26,-370q3,-10 12,-10h79q24,0 38,21l17,28z" />
      <path fill={paint.teeth[0]} d={VISOR_TEETH[0]} />
      <path fill={paint.teeth[1]} d={VISOR_TEETH[1]} />
      <path fill={paint.shade} d="M150,-332h22q12,0 15,14l25,121q5,14 5,28v77h-40z" />
      <path fill={paint.body} d="M0,-66v-251q0,-15 15,-15h157l30,136v104h-14v26z" />
      <SidePanel paint={paint} />
      <DoorWindow paint={paint} driver={driver} />
      <BandStrip motif="lozenge" paint={paint.waist} y={-196} width={203} height={34} count={9} />
      <path fill={paint.shade} d="M66,-332h3v200h-3z" />
      <path fill={paint.star} d={DOOR_STAR} />
      <rect x="78" y="-152" width="20" height="6.6" rx="3" fill={palette.ink} />
      <path fill={palette.paper} d="M195,-150h22v26h-20z" />
      <path fill={palette.amber} d="M201,-146h10v18h-9z" />
      <path fill={palette.ink} d="M48,-66c0,-42 30,-72 72,-72s65,28 70,72z" />
      <path fill={darks.part} d="M188,-92h40q4,0 4,4v46q0,7 -7,7h-28q-9,-1 -9,-10z" />
      <BandStrip motif="hazard" paint={BUMPER_BAND} x={192} y={-86} width={40} height={20} />
      <Wheel x={CAB_OVER.wheelAt} paint={paint.wheel} starClass={starClass} />
      <path fill="none" stroke={darks.part} strokeWidth="4.6" d="M181,-301l27,9v14" />
      <rect x="199" y="-281" width="15" height="55" rx="4" fill={darks.part} />
    </g>
  );
}

/** Hoses behind the back wall, and the step under the door. */
function Underside() {
  return (
    <>
      <path fill={palette.rubber} d="M-13,-183h14v103h-14z" />
      <path stroke={palette.ink} strokeWidth="4" d="M-13,-173l14,-3M-13,-161l14,-3M-13,-149l14,-3" />
      <path fill={palette.ink} d="M-6,-112h12v50h-12z" />
      <path fill={palette.rubber} d="M-4,-66h54v14h-54z" />
      <path fill={palette.steelDeep} d="M0,-50h44v8h-44z" />
    </>
  );
}

function SidePanel({ paint }: { paint: CabPaint }) {
  return (
    <>
      <rect x="12" y="-306" width="50" height="98" rx="4" fill={paint.shade} />
      <path fill={paint.panel} d="M17,-301h40.2v88h-40.2z" />
      <path fill={palette.paper} d={PANEL_TEETH} />
      <path fill={paint.rosette} d={PANEL_ROSETTE} />
      <circle cx="37.2" cy="-257" r="5" fill={paint.heart} />
    </>
  );
}

function DoorWindow({ paint, driver }: { paint: CabPaint; driver: boolean }) {
  return (
    <>
      <path fill={palette.ink} d="M74,-306h86q6,0 8,6l20,92h-114z" />
      <path fill={palette.glass} d="M80,-300h81l19,86h-100z" />
      <path fill={palette.glassLight} d="M80,-300h41l-33,86h-8z" />
      {driver && <Driver x={90} sill={-214} scale={0.88} paint={paint.driver} />}
      <path fill={paint.fringe[0]} d={FRINGE[0]} />
      <path fill={paint.fringe[1]} d={FRINGE[1]} />
    </>
  );
}
