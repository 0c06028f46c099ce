import { CARTON, Carton } from '../../goods/Carton.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { filled, PLACES } from './stock.ts';

const ROWS = 2;
const ACROSS = PLACES / ROWS;
const PITCH = CARTON.width + 3;

/** Twenty cartons in two courses on a ground, of which a percentage is there and the rest only marked; for an ink field. */
export function CartonStock({ percent }: { percent: number }) {
  const count = filled(percent);
  return (
    <Canvas box={[0, -76, ACROSS * PITCH, 82]}>
      <defs>
        <g id="carton-stock">
          <Carton />
        </g>
      </defs>
      {times(PLACES).map((place) => {
        const x = Math.floor(place / ROWS) * PITCH + 1;
        const y = -(place % ROWS) * (CARTON.height + 2);
        return place < count ? (
          <use key={place} href="#carton-stock" x={x} y={y} />
        ) : (
          <path key={place} fill={palette.rubber} d={`M${x} ${y}v-33.5h38.500V${y}z`} />
        );
      })}
      <path fill={palette.amber} d={`M0 1h${ACROSS * PITCH}v5H0z`} />
    </Canvas>
  );
}
