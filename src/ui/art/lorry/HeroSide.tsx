import { palette } from '../palette.ts';
import { CabOver } from '../parts/CabOver.tsx';
import { Canvas } from '../parts/Canvas.tsx';
import { Wheel } from '../parts/Chassis.tsx';
import { Repeat } from '../parts/Repeat.tsx';
import { starPath } from '../parts/star.ts';

const FLAP_STAR = starPath(8, 11, 4.6, -286, -33);

/** The gear below the body, from the cab's back to the left, with an axle for every screen width. */
function HeroGear({ starClass }: { starClass: string }) {
  return (
    <g transform="translate(-13)">
      <path fill={palette.ink} d="M-1200,-92h1213v12h-1213z" />
      <path fill={palette.rubber} d="M-284,-84h6v34h-6z" />
      <path
        fill={palette.ink}
        d="M-294,-84h6v34h-6zM-262,-72h25v5h-25zM-262,-57h25v5h-25zM-262,-42h25v5h-25z"
      />
      <rect x="-300" y="-50" width="28" height="34" rx="1.5" fill={palette.laterite} />
      <path fill={palette.amber} d={FLAP_STAR} />
      <rect x="-229" y="-83" width="122" height="51" rx="22" fill={palette.steel} />
      <path fill={palette.steelDeep} d="M-207,-83h8v51h-8zM-137,-83h8v51h-8z" />
      <rect x="-96" y="-83" width="67" height="46" rx="2" fill={palette.rubber} />
      <path fill={palette.steelDeep} d="M-89,-76h53v5h-53z" />
      <Repeat at={[-482, -354, -610, -738, -866]}>
        <Wheel starClass={starClass} />
      </Repeat>
    </g>
  );
}

/** From the left end of the gear to the cab's bumper, and from the ground to its visor, in cm. */
const BOX = [-1233, -380, 1465, 380] as const;

/** The wheels turn once as the lorry comes to a stand; the rule lives in the file, which page styles do not reach. */
const ROLL = `@media (prefers-reduced-motion:no-preference){@keyframes roll{from{transform:rotate(-1turn)}}.roll{animation:roll 1.6s cubic-bezier(.2,.7,.2,1) both;transform-box:fill-box;transform-origin:center}}`;

/** The parts of the hero lorry that wide screens show besides its board: the gear below the body and the cab. */
export function HeroSide() {
  return (
    <Canvas box={BOX}>
      <style>{ROLL}</style>
      <HeroGear starClass="roll" />
      <CabOver driver starClass="roll" />
    </Canvas>
  );
}

const WIDTH = 42;
const HEIGHT = 282;
const STEP = 47;
const STAR = starPath(8, 13, 4.6);
const ROWS = [0, 1, 2, 3, 4, 5].map((row) => ({
  y: STEP * (row + 0.5),
  diamond: row % 2 === 0 ? palette.deep : palette.amber,
  star: row % 2 === 0 ? palette.amber : palette.laterite,
}));

/** The painted upright that closes the board behind the cab: six diamonds with stars. */
export function HeroPanel() {
  return (
    <Canvas box={[0, 0, WIDTH, HEIGHT]} fit="none">
      <path fill={palette.laterite} d={`M0,0h${WIDTH}v${HEIGHT}h${-WIDTH}z`} />
      {ROWS.map(({ y, diamond, star }) => (
        <g key={y} transform={`translate(${WIDTH / 2} ${y})`}>
          <path fill={diamond} d="M0,-23.5L21,0 0,23.5-21,0z" />
          <path fill={star} d={STAR} />
          <circle r="2.8" fill={palette.paper} />
        </g>
      ))}
    </Canvas>
  );
}
