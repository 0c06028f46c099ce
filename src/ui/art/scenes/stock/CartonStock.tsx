import { CARTON, Carton } from '../../goods/Carton.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { Point } from '../../parts/star.ts';
import { filled, PLACES } from './stock.ts';

const ROWS = 2;
const ACROSS = PLACES / ROWS;
const PITCH = CARTON.width + 3;

/** Twenty cartons in two courses on a ground, of which a percentage is there and the rest only marked; for an ink field. */
export function CartonStock({ percent }: { percent: number }) {
  const count = filled(percent);
  const places = times(PLACES).map(
    (place): Point => [Math.floor(place / ROWS) * PITCH + 1, -(place % ROWS) * (CARTON.height + 2)],
  );
  return (
    <Canvas box={[0, -76, ACROSS * PITCH, 82]}>
      <Carton at={places.slice(0, count)} />
      <path
        fill={palette.rubber}
        d={places
          .slice(count)
          .map(([x, y]) => `M${x} ${y}v-33.5h38.500V${y}z`)
          .join('')}
      />
      <path fill={palette.amber} d={`M0 1h${ACROSS * PITCH}v5H0z`} />
    </Canvas>
  );
}
