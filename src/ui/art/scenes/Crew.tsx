import { BAG_PITCH, Bag } from '../goods/Bag.tsx';
import { Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/pallets.tsx';
import { stack } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { CLOTHS } from '../people/cast.ts';
import { Payer } from '../people/Payer.tsx';
import { Haulier, Loader, Trader } from '../people/people.tsx';
import type { SceneProps } from './scene.ts';

/** Who brings a load and who owns it, with the goods, on a ground of their own; for a sand or glass field. */
export function Crew(props: SceneProps) {
  return (
    <Canvas box={[-40, -226, 560, 240]} {...props}>
      <path fill={palette.ink} d="M-60 0h780v14H-60z" />
      <Drum paint="forest" />
      <Drum paint="amber" at={[[62, 0]]} />
      <g transform="translate(206)">
        <Loader />
      </g>
      <OfBags x={268} count={8} />
      <g transform="translate(470) scale(-1 1)">
        <Trader cloth={CLOTHS.leaf} />
      </g>
    </Canvas>
  );
}

/** The two who sign for a load, beside it; ground and field as above. */
export function Signing(props: SceneProps) {
  return (
    <Canvas box={[352, -226, 368, 240]} {...props}>
      <path fill={palette.ink} d="M300 0h480v14H300z" />
      <OfBags x={368} count={8} />
      <g transform="translate(548)">
        <Payer />
      </g>
      <g transform="translate(678) scale(-1 1)">
        <Haulier shirt={CLOTHS.leaf} />
      </g>
    </Canvas>
  );
}

function OfBags({ x, count }: { x: number; count: number }) {
  return (
    <g transform={`translate(${x})`}>
      <Pallet />
      <Bag at={stack({ count, across: 2, pitch: BAG_PITCH, bond: 4, from: [-2, -PALLET.height] })} />
    </g>
  );
}
