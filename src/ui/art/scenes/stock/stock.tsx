import { BAG, Bag } from '../../goods/Bag.tsx';
import { CARTON, Carton } from '../../goods/cartons.tsx';
import { stack, times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { Point } from '../../parts/star.ts';
import { type Load, Rack } from './Racking.tsx';

/** Places that a drawing of stock has: one for each 5 percent. */
const PLACES = 20;

/** How many of the places a percentage fills. */
const filled = (percent: number) => Math.round((percent / 100) * PLACES);

const BAG_STOCK_ACROSS = 4;
const BOND = 6;
const WIDTH = BAG_STOCK_ACROSS * (BAG.width + 2) + BOND;

/** A stack of twenty bags of which a percentage is there and the rest only marked; for a deep green field. */
export function BagStock({ percent }: { percent: number }) {
  const count = filled(percent);
  const places = stack({
    count: PLACES,
    across: BAG_STOCK_ACROSS,
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

const ROWS = 2;
const CARTON_STOCK_ACROSS = PLACES / ROWS;
const PITCH = CARTON.width + 3;

/** Twenty cartons in two courses on a ground, of which a percentage is there and the rest only marked; for an ink field. */
export function CartonStock({ percent }: { percent: number }) {
  const count = filled(percent);
  const places = times(PLACES).map(
    (place): Point => [Math.floor(place / ROWS) * PITCH + 1, -(place % ROWS) * (CARTON.height + 2)],
  );
  return (
    <Canvas box={[0, -76, CARTON_STOCK_ACROSS * PITCH, 82]}>
      <Carton at={places.slice(0, count)} />
      <path
        fill={palette.rubber}
        d={places
          .slice(count)
          .map(([x, y]) => `M${x} ${y}v-33.5h38.500V${y}z`)
          .join('')}
      />
      <path fill={palette.amber} d={`M0 1h${CARTON_STOCK_ACROSS * PITCH}v5H0z`} />
    </Canvas>
  );
}

const COLUMNS = 5;
const LEVELS = PLACES / COLUMNS;
/** The goods by place from the lower left; heavy goods at the bottom. */
const LOADS: readonly Load[] = [
  'cement',
  'jute',
  'cement',
  'jute',
  'drums',
  'crates',
  'cartons',
  'wrapped',
  'drums',
  'cartons',
];

/** A rack of twenty places of which a percentage is filled, from the floor up; for a forest field. */
export function RackStock({ percent }: { percent: number }) {
  const count = filled(percent);
  const load = (place: number) => (place < count ? LOADS[place % LOADS.length] : undefined);
  return (
    <Canvas box={[-10, -530, 824, 544]}>
      <path fill={palette.deep} d="M0-520h803V0H0z" />
      <path fill={palette.ink} d="M-10 0h824v14H-10z" />
      <Rack
        bays={times(COLUMNS).map((column) => times(LEVELS).map((level) => load(level * COLUMNS + column)))}
      />
    </Canvas>
  );
}
