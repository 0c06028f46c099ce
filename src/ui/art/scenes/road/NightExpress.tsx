import { times } from '../../goods/shapes.ts';
import { BonnetedFortyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { starPath } from '../../parts/star.ts';
import type { SceneProps, View } from '../scene.ts';
import { Tree } from './ReturnLeg.tsx';

const WIDE: View = [-1420, -690, 2600, 790];
const NARROW: View = [-430, -690, 1020, 790];
/** Where the moon stands, so that each view has it clear of the lorry. */
export const MOON_WIDE = 720;
export const MOON_NARROW = 300;
const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-1280, -560, 26],
  [-1040, -640, 34],
  [-760, -540, 22],
  [-330, -650, 28],
  [-140, -530, 20],
  [130, -650, 32],
  [390, -620, 22],
  [1000, -650, 30],
  [1110, -500, 22],
];
const HILLS =
  'M-1600 0v-250q180-110 380-40 160-130 400-60 220-90 420 10 200-120 420-30 190-110 400-10 170-70 320 10 160-90 300 0V0z';
const MOON = 'M0-150a150 150 0 1 0 96 240 128 128 0 1 1-96-240z';

/** A lorry on the night road: moon and stars, its lamps ahead of it; for an ink field. */
export function NightExpress({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} surface="ink" {...props}>
      <NightRoad moon={compact ? MOON_NARROW : MOON_WIDE} />
    </Canvas>
  );
}

/** The parts of all views, without a sheet of its own; `moon` is where it stands on the road below. */
export function NightRoad({ moon }: { moon: number }) {
  return (
    <>
      <path
        fill={palette.amber}
        d={STARS.map(([x, y, size]) => starPath(8, size, size * 0.36, x, y)).join('')}
      />
      <path fill={palette.paper} d={MOON} transform={`translate(${moon} -490) rotate(12)`} />
      <path fill={palette.deep} d={HILLS} />
      <g transform="translate(-1270)">
        <Tree />
      </g>
      <g transform="translate(980) scale(.8)">
        <Tree />
      </g>
      <path fill={palette.leaf} d="M376-136 1200-236V0H900L376-108z" />
      <path fill={palette.amber} d="M376-134 1200-150V-4L376-110z" />
      <path fill={palette.rubber} d="M-1600 0h3000v200h-3000z" />
      <path fill={palette.steelDeep} d="M-1600 0h3000v10h-3000z" />
      <path
        fill={palette.amber}
        d={times(17)
          .map((i) => `M${-1580 + i * 180} 58h90l16-14h-90z`)
          .join('')}
      />
      <BonnetedFortyFoot paint={CAB_PAINTS.laterite} box={BOX_PAINTS.amber} driver />
      <path
        fill={palette.paper}
        d={times(8)
          .map((i) => `M${-1180 + i * 160} -110h20v10h-20z`)
          .join('')}
      />
    </>
  );
}
