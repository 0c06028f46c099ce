import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import type { SceneProps } from './scene.ts';

/** The testimonial's stamp: a great painted rosette for a laterite field, drawn to bleed off its right edge. */
export function Rosette(props: SceneProps) {
  return (
    <Canvas box={[-330, -330, 660, 660]} {...props}>
      <path d={starPath(24, 328, 236)} fill={palette.lateriteDeep} />
      <path d={starPath(16, 258, 150)} fill={palette.amber} />
      <path d={starPath(16, 148, 98)} fill={palette.laterite} />
      <path d={starPath(8, 101, 42)} fill={palette.paper} />
      <circle r="20" fill={palette.forest} />
    </Canvas>
  );
}
