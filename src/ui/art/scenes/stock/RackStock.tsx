import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { type Load, Rack } from './Racking.tsx';
import { filled, PLACES } from './stock.ts';

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
