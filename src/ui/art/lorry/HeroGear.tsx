import { palette } from '../palette.ts';
import { Repeat } from '../parts/Repeat.tsx';
import { starPath } from '../parts/star.ts';
import { Wheel } from '../parts/Wheel.tsx';

const FLAP_STAR = starPath(8, 11, 4.6, -286, -33);

/** The gear below the body, from the cab's back to the left, with an axle for every screen width. */
export function HeroGear({ starClass }: { starClass: string }) {
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
