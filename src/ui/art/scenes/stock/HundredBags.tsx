import { BAG, BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { pile } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Clerk } from '../../people/people.tsx';
import type { SceneProps } from '../scene.ts';

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
