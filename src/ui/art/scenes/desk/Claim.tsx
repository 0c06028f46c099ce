import type { ReactNode } from 'react';
import { CARTON, Carton } from '../../goods/Carton.tsx';
import { DamagedCarton } from '../../goods/DamagedCarton.tsx';
import { PALLET, Pallet } from '../../goods/Pallet.tsx';
import { stack } from '../../goods/shapes.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { CLOTHS } from '../../people/cast.ts';
import { Clerk, Trader } from '../../people/people.tsx';
import type { SceneProps } from '../scene.ts';

/** At the offloading: a damaged carton on its pallet, the clerk who notes it, and the owner with the form. The page is their ground, a glass field. */
export function Claim(props: SceneProps) {
  return (
    <Canvas box={[-40, -216, 520, 216]} {...props}>
      <ClaimWorld>
        <g transform="translate(12)">
          <Clerk />
        </g>
        <g transform="translate(434) scale(-1 1)">
          <Trader cloth={CLOTHS.forest} />
        </g>
      </ClaimWorld>
    </Canvas>
  );
}

/** The goods without a sheet of their own, for larger drawings, and who stands by them. */
export function ClaimWorld({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(94)">
        <Pallet />
        <g transform={`translate(2 ${-PALLET.height})`}>
          <DamagedCarton />
        </g>
      </g>
      <g transform="translate(232)">
        <Pallet />
        <Carton at={stack({ count: 5, across: 3, pitch: CARTON, bond: 18, from: [4, -PALLET.height] })} />
      </g>
    </>
  );
}
