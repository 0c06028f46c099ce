import { BAG, Bag } from '../goods/Bag.tsx';
import { CARTON, Carton } from '../goods/Carton.tsx';
import { CRATE, Crate } from '../goods/Crate.tsx';
import { DRUM, Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Clerk } from '../people/Clerk.tsx';
import { CLOTHS } from '../people/cloth.ts';
import { Trader } from '../people/Trader.tsx';
import type { SceneProps, View } from './scene.ts';

const WIDE: View = [-30, -286, 1180, 286];
const NARROW: View = [326, -286, 530, 286];
const BAG_ROWS = 8;

/** A consignment that waits to be loaded, counted by a clerk with its owner; `compact` is the middle of it, for phones. The page is their ground. */
export function ShelteredGoods({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <ShelteredGoodsWorld />
    </Canvas>
  );
}

/** What both views show, without a sheet of its own. */
export function ShelteredGoodsWorld() {
  return (
    <>
      <Stack x={0}>
        {times(4).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 2) * (CRATE.width + 2) + 2} ${-Math.floor(i / 2) * CRATE.height})`}
          >
            <Crate />
          </g>
        ))}
      </Stack>
      <Stack x={168}>
        {times(9).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 3) * CARTON.width + 2} ${-Math.floor(i / 3) * CARTON.height})`}
          >
            <Carton />
          </g>
        ))}
      </Stack>
      <g transform="translate(352)">
        <Clerk />
      </g>
      <Stack x={424}>
        <defs>
          <g id="sheltered-bag">
            <Bag />
          </g>
        </defs>
        {times(2 * BAG_ROWS).map((i) => (
          <use
            key={i}
            href="#sheltered-bag"
            x={(i % 2) * BAG.width + (Math.floor(i / 2) % 2 ? 2 : -3)}
            y={-Math.floor(i / 2) * (BAG.height + 0.5)}
          />
        ))}
      </Stack>
      {times(3).map((i) => (
        <g key={i} transform={`translate(${570 + i * (DRUM.width + 4)})`}>
          <Drum paint={i === 1 ? 'amber' : 'laterite'} />
        </g>
      ))}
      <g transform={`translate(${570 + DRUM.width / 2} ${-DRUM.height})`}>
        <Drum paint="forest" />
      </g>
      <g transform="translate(828) scale(-1 1)">
        <Trader cloth={CLOTHS.laterite} />
      </g>
      <Stack x={868}>
        {times(15).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 3) * CARTON.width + 2} ${-Math.floor(i / 3) * CARTON.height})`}
          >
            <Carton />
          </g>
        ))}
      </Stack>
      <Stack x={1012}>
        {times(8).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 2) * BAG.width} ${-Math.floor(i / 2) * (BAG.height + 0.5)})`}
          >
            <Bag kind="jute" />
          </g>
        ))}
      </Stack>
    </>
  );
}

function Stack({ x, children }: { x: number; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x})`}>
      <Pallet />
      <g transform={`translate(1 ${-PALLET.height})`}>{children}</g>
    </g>
  );
}
