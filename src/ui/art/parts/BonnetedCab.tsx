import { BandStrip } from '../bands/BandStrip.tsx';
import { PAINTS } from '../bands/motifs.ts';
import { palette } from '../palette.ts';
import { Wheel } from './Chassis.tsx';
import { Driver } from './Driver.tsx';
import { CAB_PAINTS, type CabPaint, mustBeSeen } from './paint.ts';
import { starPath } from './star.ts';
import { useDarks } from './surface.tsx';
import { scallops } from './teeth.ts';

/** The painted field along the bonnet, which narrows towards the nose: left end, right end, and its edges there. */
const FIELD = { from: 192, to: 370, top: [-204.3, -185.2], bottom: [-177, -171.2] } as const;
/** Shares of a chevron's length: its arm, and how deep its notch is. */
const ARM = 0.55;
const NOTCH = 0.42;

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of `count` chevrons that shrink with the bonnet's band and point to the nose. */
function bonnetChevrons(count: number): string {
  const step = (FIELD.to - FIELD.from) / count;
  const at = (x: number, edge: readonly [number, number]) =>
    `${round(x)},${round(edge[0] + ((edge[1] - edge[0]) * (x - FIELD.from)) / (FIELD.to - FIELD.from))}`;
  const middle: [number, number] = [
    (FIELD.top[0] + FIELD.bottom[0]) / 2,
    (FIELD.top[1] + FIELD.bottom[1]) / 2,
  ];
  return Array.from({ length: count }, (_, index) => {
    const x = FIELD.from + index * step;
    const arm = x + step * ARM;
    return `M${at(x, FIELD.top)} ${at(arm, FIELD.top)} ${at(x + step, middle)} ${at(arm, FIELD.bottom)} ${at(x, FIELD.bottom)} ${at(x + step * NOTCH, middle)}z`;
  }).join('');
}

/** Size of the bonneted cab in cm, from the exhaust stack (x = 0) to the bumper; its back wall stands at x = 22. */
const BONNETED_CAB = { width: 414, height: 362, backAt: 22, wheelAt: 272 } as const;

const FRINGE = scallops(7, 50, -289, 14, 10);
const DOOR_STAR = starPath(8, 33, 13, 104, -122);
const BUMPER_BAND = { ...PAINTS.hazard, field: palette.paper, figure: palette.amber, line: palette.ink };
const CHEVRONS = bonnetChevrons(7);

interface BonnetedCabProps {
  x?: number;
  paint?: CabPaint;
  driver?: boolean;
}

/** An old long-nosed lorry's cab with its front wheel, the kind every depot keeps one of. */
export function BonnetedCab({ x = 0, paint = CAB_PAINTS.laterite, driver = false }: BonnetedCabProps) {
  return (
    <g {...mustBeSeen('cab')} transform={x === 0 ? undefined : `translate(${x})`}>
      <Stack />
      <path
        fill={paint.visor === palette.deep ? palette.amber : paint.visor}
        d="M152,-310l39,10-4,12-32,-8z"
      />
      <path fill={paint.shade} d="M346,-203l15,2q22,3 24,20v96h-40z" />
      <path fill={paint.body} d="M22,-67v-228q0,-15 15,-15h115q5,0 7,5l29,88 158,14q28,4 28,30v106z" />
      <path fill={palette.ink} d="M44,-295h96q7,0 9,6l21,69h-126z" />
      <path fill={palette.glass} d="M50,-289h92l19,63h-111z" />
      <path fill={palette.glassLight} d="M50,-289h38l-22,63h-16z" />
      {driver && <Driver x={74} sill={-226} scale={0.68} paint={paint.driver} />}
      <path fill={paint.fringe[0]} d={FRINGE[0]} />
      <path fill={paint.fringe[1]} d={FRINGE[1]} />
      <BandStrip motif="lozenge" paint={paint.waist} x={22} y={-209} width={166} height={36} count={6} />
      <path fill={paint.waist.line} d="M188,-209l186,20v22l-186,-6z" />
      <path fill={paint.waist.field} d="M188,-204.7l182,19.5v14l-182,-6z" />
      <path fill={paint.waist.figure} d={CHEVRONS} />
      <path fill={paint.shade} d="M40,-173h3v104h-3zM167,-173h3v104h-3z" />
      <path fill={paint.star} d={DOOR_STAR} />
      <circle cx="104" cy="-122" r="8.5" fill={paint.heart === palette.paper ? paint.shade : paint.heart} />
      <rect x="140" y="-163" width="22" height="7" rx="3.5" fill={palette.ink} />
      <Front />
      <path fill={paint.guard} d="M191,-65c0,-48 34,-82 81,-82s81,34 81,82z" />
      <path fill={palette.ink} d="M202,-65c0,-42 30,-71 70,-71s70,29 70,71z" />
      <Wheel x={BONNETED_CAB.wheelAt} paint={paint.wheel} />
      <rect x="34" y="-86" width="124" height="47" rx="21" fill={palette.steel} />
      <path fill={palette.steelDeep} d="M56,-86h8v47h-8zM124,-86h8v47h-8z" />
    </g>
  );
}

/** The exhaust stack behind the cab, and the horn on its roof. */
function Stack() {
  return (
    <>
      <path fill={palette.steel} d="M3,-100v-251l13,-11v262z" />
      <path fill={palette.steelDeep} d="M0,-232h19v112h-19z" />
      <path fill={palette.steel} d="M62,-310v-7h44l14,-6v18l-14,-5z" />
    </>
  );
}

function Front() {
  const darks = useDarks();
  return (
    <>
      <path fill={palette.steel} d="M374,-186h18q4,0 4,4v96h-22z" />
      <path
        stroke={palette.ink}
        strokeWidth="6"
        d="M377,-175h19M377,-161h19M377,-147h19M377,-133h19M377,-119h19M377,-105h19"
      />
      <circle cx="366" cy="-122" r="14.5" fill={palette.paper} />
      <circle cx="366" cy="-122" r="9" fill={palette.amber} />
      <path fill={darks.part} d="M356,-88h54q4,0 4,4v31q0,7 -7,7h-45z" />
      <BandStrip motif="hazard" paint={BUMPER_BAND} x={366} y={-81} width={46} height={20} />
    </>
  );
}
