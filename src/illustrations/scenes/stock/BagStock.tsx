import { BAG, Bag } from '../../goods/Bag.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { filled, PLACES } from './stock.ts';

const ACROSS = 4;
const COURSE = BAG.height + 2;
const BOND = 6;
const WIDTH = ACROSS * (BAG.width + 2) + BOND;

/** A stack of twenty bags of which a percentage is there and the rest only marked; for a deep green field. */
export function BagStock({ percent }: { percent: number }) {
  const count = filled(percent);
  return (
    <Canvas box={[0, -124, WIDTH, 132]}>
      <defs>
        <g id="bag-stock">
          <Bag kind="jute" />
        </g>
      </defs>
      {times(PLACES).map((place) => {
        const course = Math.floor(place / ACROSS);
        const x = (place % ACROSS) * (BAG.width + 2) + (course % 2) * BOND;
        const y = -course * COURSE;
        return place < count ? (
          <use key={place} href="#bag-stock" x={x} y={y} />
        ) : (
          <rect key={place} x={x + 1} y={y - 21} width="60" height="20" rx="6" fill={palette.forest} />
        );
      })}
      <path fill={palette.laterite} d={`M0 1h${WIDTH}v7H0z`} />
    </Canvas>
  );
}
