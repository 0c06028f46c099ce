import { BAG, Bag } from '../../goods/Bag.tsx';
import { stack } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { filled, PLACES } from './stock.ts';

const ACROSS = 4;
const BOND = 6;
const WIDTH = ACROSS * (BAG.width + 2) + BOND;

/** A stack of twenty bags of which a percentage is there and the rest only marked; for a deep green field. */
export function BagStock({ percent }: { percent: number }) {
  const count = filled(percent);
  const places = stack({
    count: PLACES,
    across: ACROSS,
    pitch: { width: BAG.width + 2, height: BAG.height + 2 },
    bond: BOND,
  });
  return (
    <Canvas box={[0, -124, WIDTH, 132]}>
      <Bag kind="jute" at={places.slice(0, count)} />
      {places.slice(count).map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x + 1} y={y - 21} width="60" height="20" rx="6" fill={palette.forest} />
      ))}
      <path fill={palette.laterite} d={`M0 1h${WIDTH}v7H0z`} />
    </Canvas>
  );
}
