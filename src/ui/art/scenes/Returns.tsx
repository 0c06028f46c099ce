import { CARTON, Carton, CRATE_PITCH, Crate, DamagedCarton } from '../goods/cartons.tsx';
import { DRUM, DRUM_PITCH, Drum } from '../goods/Drum.tsx';
import { emptyPallets, PALLET, Pallet } from '../goods/pallets.tsx';
import { row, stack } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, Container } from '../parts/Container.tsx';
import type { SceneProps } from './scene.ts';

/*
 * Returned goods, one small drawing each; they stand on the lower edge of a card, all of the same shape.
 */

/** Empty crates beside a stack of empty pallets, for a sand field. */
export function ReturnedCrates(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      <Crate at={stack({ count: 4, across: 2, pitch: CRATE_PITCH })} />
      <Pallet at={emptyPallets(8, [132, 0])} />
    </Canvas>
  );
}

/** A damaged carton and the valid ones that were refused with it, for a laterite field. */
export function ReturnedRejects(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      <Pallet />
      <g transform={`translate(2 ${-PALLET.height})`}>
        <DamagedCarton />
      </g>
      <Carton at={stack({ count: 6, across: 3, pitch: CARTON, from: [140, 0] })} />
    </Canvas>
  );
}

/** Two empty containers, one on the other, cut by the card's right edge, for an ink field. */
export function ReturnedContainers(props: SceneProps) {
  return (
    <Canvas box={[0, -540, 702, 540]} {...props}>
      <Container feet={20} paint={BOX_PAINTS.laterite} />
      <Container feet={20} at={[[90, -CONTAINER_HEIGHT]]} paint={BOX_PAINTS.amber} />
    </Canvas>
  );
}

/** Drums for refilling, for a glass field. */
export function ReturnedDrums(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      <Drum at={row(2, 2 * DRUM_PITCH, [8, 0])} />
      <Drum paint="amber" at={row(2, 2 * DRUM_PITCH, [8 + DRUM_PITCH, 0])} />
      <Drum paint="forest" at={row(2, DRUM_PITCH, [70, -DRUM.height])} />
    </Canvas>
  );
}
