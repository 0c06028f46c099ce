import { BAG, Bag } from '../goods/Bag.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { stack } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import type { SceneProps } from './scene.ts';

const ACROSS = 3;
const PITCH = { width: BAG.width, height: 23 };
const JUTE_AT = 225;
const JUTE_SCALE = 1.25;
/** Alternate courses are set back, so that the stack holds. */
const BOND = 4;

/** The contact desk: cement on a pallet and jute bags beside it, on the lower edge of an ink field. */
export function BagStacks(props: SceneProps) {
  const span = ACROSS * BAG.width + BOND;
  return (
    <Canvas box={[0, -134, 320, 134]} {...props}>
      <g transform={`scale(${span / PALLET.width} 1)`}>
        <Pallet />
      </g>
      <Bag at={stack({ count: 15, across: ACROSS, pitch: PITCH, bond: BOND, from: [0, -PALLET.height] })} />
      <g transform={`translate(${JUTE_AT}) scale(${JUTE_SCALE})`}>
        <Bag kind="jute" at={stack({ count: 3, across: 1, pitch: PITCH, bond: BOND })} />
      </g>
    </Canvas>
  );
}
