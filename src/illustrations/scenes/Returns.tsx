import { CARTON, Carton } from '../goods/Carton.tsx';
import { CRATE, Crate } from '../goods/Crate.tsx';
import { DamagedCarton } from '../goods/DamagedCarton.tsx';
import { DRUM, Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { stack, times } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, Container } from '../parts/Container.tsx';
import type { SceneProps } from './scene.ts';

const DRUM_PITCH = DRUM.width + 4;

/*
 * What comes back, one small drawing each; they stand on the lower edge of a card, all of the same shape.
 */

/** Empty crates beside a stack of empty pallets, for a sand field. */
export function ReturnedCrates(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      <Crate at={stack({ count: 4, across: 2, pitch: { ...CRATE, width: CRATE.width + 2 } })} />
      <Pallet at={times(8).map((i) => [132 + (i % 3) * 2, -i * PALLET.height])} />
    </Canvas>
  );
}

/** A damaged carton and the sound ones that were refused with it, for a laterite field. */
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
      <Drum
        at={[
          [8, 0],
          [8 + 2 * DRUM_PITCH, 0],
        ]}
      />
      <Drum
        paint="amber"
        at={[
          [8 + DRUM_PITCH, 0],
          [8 + 3 * DRUM_PITCH, 0],
        ]}
      />
      <Drum
        paint="forest"
        at={[
          [70, -DRUM.height],
          [70 + DRUM_PITCH, -DRUM.height],
        ]}
      />
    </Canvas>
  );
}
