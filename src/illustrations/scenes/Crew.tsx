import { BAG, Bag } from '../goods/Bag.tsx';
import { Drum } from '../goods/Drum.tsx';
import { Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Banksman } from '../people/Banksman.tsx';
import { Clerk } from '../people/Clerk.tsx';
import { CLOTHS } from '../people/cloth.ts';
import { Loader } from '../people/Loader.tsx';
import { Trader } from '../people/Trader.tsx';
import type { SceneProps } from './scene.ts';

const COURSES = 4;

/** The people of one load: banksman, loader, clerk and trader with their goods, on a ground of their own; for a sand or glass field. */
export function Crew(props: SceneProps) {
  return (
    <Canvas box={[-60, -226, 780, 240]} {...props}>
      <path fill={palette.ink} d="M-60 0h780v14H-60z" />
      <Banksman vest={CLOTHS.laterite} />
      <g transform="translate(92)">
        <Drum paint="forest" />
        <g transform="translate(62)">
          <Drum paint="amber" />
        </g>
      </g>
      <g transform="translate(300)">
        <Loader />
      </g>
      <g transform="translate(368)">
        <Pallet />
        <defs>
          <g id="crew-bag">
            <Bag />
          </g>
        </defs>
        {times(2 * COURSES).map((i) => (
          <use
            key={i}
            href="#crew-bag"
            x={(i % 2) * BAG.width + (Math.floor(i / 2) % 2 ? 2 : -2)}
            y={-15 - Math.floor(i / 2) * 22.5}
          />
        ))}
      </g>
      <g transform="translate(546)">
        <Clerk />
      </g>
      <g transform="translate(674) scale(-1 1)">
        <Trader cloth={CLOTHS.leaf} />
      </g>
    </Canvas>
  );
}
