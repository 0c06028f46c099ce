import { BAG, Bag } from '../goods/Bag.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Haulier } from '../people/Haulier.tsx';
import { Payer } from '../people/Payer.tsx';
import type { SceneProps } from './scene.ts';

const ROWS = 5;

/** Freight on delivery: the goods stand offloaded, the receiver pays the haulage, the driver gives the receipt. The page is their ground, a forest field. */
export function Handover(props: SceneProps) {
  return (
    <Canvas box={[-190, -212, 510, 212]} {...props}>
      <HandoverWorld />
    </Canvas>
  );
}

/** The drawing without a sheet of its own, for larger ones. */
export function HandoverWorld() {
  return (
    <>
      <g transform="translate(-176)">
        <Pallet />
        {times(2 * ROWS).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 2) * BAG.width + (Math.floor(i / 2) % 2 ? 2 : -2)} ${-PALLET.height - Math.floor(i / 2) * (BAG.height + 0.5)})`}
          >
            <Bag />
          </g>
        ))}
      </g>
      <Payer />
      <g transform="translate(134) scale(-1 1)">
        <Haulier />
      </g>
      <g transform="translate(186)">
        <Pallet />
        {times(4).map((i) => (
          <g
            key={i}
            transform={`translate(${(i % 2) * BAG.width} ${-PALLET.height - Math.floor(i / 2) * (BAG.height + 0.5)})`}
          >
            <Bag kind="jute" />
          </g>
        ))}
      </g>
    </>
  );
}
