import { BAG, BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { CARTON, Carton, CRATE_PITCH, Crate } from '../../goods/cartons.tsx';
import { DRUM, DRUM_PITCH, Drum } from '../../goods/Drum.tsx';
import { PALLET, Pallet } from '../../goods/pallets.tsx';
import { pile, row, stack } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Clerk } from '../../people/people.tsx';
import type { SceneProps, View } from '../scene.ts';

const WIDE: View = [-30, -286, 1180, 286];
const NARROW: View = [326, -286, 530, 286];

/** A consignment that waits to be loaded; `compact` is the middle of it, for phones. The page is their ground. */
export function ShelteredGoods({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <ShelteredGoodsWorld />
    </Canvas>
  );
}

/** The parts of both views, without a sheet of its own. */
export function ShelteredGoodsWorld() {
  return (
    <>
      <OnPallet x={0}>
        <Crate at={stack({ count: 4, across: 2, pitch: CRATE_PITCH, from: [2, 0] })} />
      </OnPallet>
      <OnPallet x={168}>
        <Carton at={stack({ count: 9, across: 3, pitch: CARTON, from: [2, 0] })} />
      </OnPallet>
      <g transform="translate(338)">
        <Drum paint="amber" />
      </g>
      <OnPallet x={424}>
        <Bag at={stack({ count: 16, across: 2, pitch: BAG_PITCH, bond: 5, from: [-3, 0] })} />
      </OnPallet>
      <g transform="translate(570)">
        <Drum at={row(2, 2 * DRUM_PITCH)} />
        <Drum paint="amber" at={[[DRUM_PITCH, 0]]} />
        <Drum paint="forest" at={[[DRUM.width / 2, -DRUM.height]]} />
      </g>
      <OnPallet x={868}>
        <Carton at={stack({ count: 15, across: 3, pitch: CARTON, from: [2, 0] })} />
      </OnPallet>
      <OnPallet x={1012}>
        <Bag kind="jute" at={stack({ count: 8, across: 2, pitch: BAG_PITCH })} />
      </OnPallet>
    </>
  );
}

function OnPallet({ x, children }: { x: number; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x})`}>
      <Pallet />
      <g transform={`translate(1 ${-PALLET.height})`}>{children}</g>
    </g>
  );
}

/** Bags in each course from the ground up: 82 in the stack, 18 in the heap. */
const STACK = [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 2];
const HEAP = [6, 5, 4, 3];

/** Alternate courses of the stack are set back, so that it holds. */
const BOND = 4;
const SHELF = 14;
const STACK_WIDTH = 8 * BAG.width + BOND;
const STACK_HEIGHT = STACK.length * BAG_PITCH.height;
const HEAP_WIDTH = 6 * BAG.width;
const HEAP_HEIGHT = HEAP.length * BAG_PITCH.height;
const CLERK_ROOM = 120;

const Stack = () => <Bag kind="jute" at={pile(STACK, BAG_PITCH, (course) => (course % 2) * BOND)} />;
const Heap = () => <Bag kind="torn" at={pile(HEAP, BAG_PITCH, (course) => (course * BAG.width) / 2)} />;

/**
 * A hundred bags of maize, 82 stacked and 18 torn open on a heap, with the clerk who counts them; for the ground of a deep field.
 * `compact` leaves her out and sets the stack on a shelf above the heap, so that a phone shows each bag.
 */
export function HundredBags({ compact, ...props }: SceneProps & { compact?: boolean }) {
  const shelf = SHELF + HEAP_HEIGHT + BAG_PITCH.height;
  const room = compact ? STACK_WIDTH : STACK_WIDTH + CLERK_ROOM + HEAP_WIDTH;
  const heapAt = room - HEAP_WIDTH;
  const depth = compact ? shelf : 0;
  return (
    <Canvas box={[0, -STACK_HEIGHT, room, STACK_HEIGHT + depth]} {...props}>
      <Stack />
      {compact ? (
        <>
          <path fill={palette.ink} d={`M0 0h${room}v${SHELF}H0z`} />
          <g transform={`translate(${heapAt} ${shelf})`}>
            <Heap />
          </g>
        </>
      ) : (
        <>
          <g transform={`translate(${STACK_WIDTH + CLERK_ROOM / 2 - 8})`}>
            <Clerk />
          </g>
          <g transform={`translate(${heapAt})`}>
            <Heap />
          </g>
        </>
      )}
    </Canvas>
  );
}
