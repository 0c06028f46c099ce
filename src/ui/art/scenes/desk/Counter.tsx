import { BandStrip } from '../../bands/BandStrip.tsx';
import { MATERIALS } from '../../goods/materials.ts';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { starPath } from '../../parts/star.ts';

/** Height of what stands on it. */
export const COUNTER_TOP = -78;

const HALF = 172;
const PANELS = 3;
const PANEL = (2 * HALF) / PANELS;

/** The desk as a painted tailboard: a band below its top, a star on each panel; 344 cm wide about x = 0 on y = 0. */
export function Counter() {
  const middles = times(PANELS).map((panel) => -HALF + PANEL * (panel + 0.5));
  const star = (outer: number, inner: number) =>
    middles.map((x) => starPath(12, outer, inner, x, -28)).join('');
  return (
    <>
      <path fill={palette.laterite} d={`M${-HALF} 0v-72h${2 * HALF}V0z`} />
      <path
        fill={palette.lateriteDeep}
        d={`${middles.map((x) => `M${x + PANEL / 2 - 6}-72h6V0h-6z`).join('')}M${-HALF} 0v-7h${2 * HALF}v7z`}
      />
      <BandStrip motif="lozenge" x={-HALF} y={-70} width={2 * HALF} height={18} />
      <path fill={palette.amber} d={star(19, 12)} />
      <path fill={palette.lateriteDeep} d={star(8, 5)} />
      <path fill={MATERIALS.timber.lit} d={`M${-HALF - 6} -78h${2 * HALF + 12}v8h${-2 * HALF - 12}z`} />
      <path fill={MATERIALS.timber.shade} d={`M${-HALF - 6} -73h${2 * HALF + 12}v3h${-2 * HALF - 12}z`} />
    </>
  );
}
