import type { ReactNode } from 'react';
import { BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { PALLET, Pallet } from '../../goods/pallets.tsx';
import { stack } from '../../goods/shapes.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { Payer } from '../../people/Payer.tsx';
import { Haulier } from '../../people/people.tsx';
import type { SceneProps } from '../scene.ts';

/** Freight on delivery: the goods stand offloaded, the receiver pays the haulage, the driver gives the receipt. The page is their ground, a forest field. */
export function Handover(props: SceneProps) {
  return (
    <Canvas box={[-190, -212, 510, 212]} {...props}>
      <HandoverWorld>
        <Payer />
        <g transform="translate(134) scale(-1 1)">
          <Haulier />
        </g>
      </HandoverWorld>
    </Canvas>
  );
}

/** The goods without a sheet of their own, for larger drawings, and who or what stands between them. */
export function HandoverWorld({ children }: { children: ReactNode }) {
  return (
    <>
      <g transform="translate(-176)">
        <Pallet />
        <Bag at={stack({ count: 10, across: 2, pitch: BAG_PITCH, bond: 4, from: [-2, -PALLET.height] })} />
      </g>
      {children}
      <g transform="translate(186)">
        <Pallet />
        <Bag kind="jute" at={stack({ count: 4, across: 2, pitch: BAG_PITCH, from: [0, -PALLET.height] })} />
      </g>
    </>
  );
}
