import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';

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
