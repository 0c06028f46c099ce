import { CARTON, Carton } from '../goods/Carton.tsx';
import { CRATE, Crate } from '../goods/Crate.tsx';
import { DamagedCarton } from '../goods/DamagedCarton.tsx';
import { DRUM, Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, Container } from '../parts/Container.tsx';
import type { SceneProps } from './scene.ts';

/*
 * What comes back, one small drawing each; they stand on the lower edge of a card, all of the same shape.
 */

/** Empty crates beside a stack of empty pallets, for a sand field. */
export function ReturnedCrates(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      {times(4).map((i) => (
        <g
          key={i}
          transform={`translate(${(i % 2) * (CRATE.width + 2)} ${-Math.floor(i / 2) * CRATE.height})`}
        >
          <Crate />
        </g>
      ))}
      {times(8).map((i) => (
        <g key={i} transform={`translate(${132 + (i % 3) * 2} ${-i * PALLET.height})`}>
          <Pallet />
        </g>
      ))}
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
      {times(6).map((i) => (
        <g
          key={i}
          transform={`translate(${140 + (i % 3) * CARTON.width} ${-Math.floor(i / 3) * CARTON.height})`}
        >
          <Carton />
        </g>
      ))}
    </Canvas>
  );
}

/** Two empty containers, one on the other, cut by the card's right edge, for an ink field. */
export function ReturnedContainers(props: SceneProps) {
  return (
    <Canvas box={[0, -540, 702, 540]} {...props}>
      <Container feet={20} paint={BOX_PAINTS.laterite} />
      <Container feet={20} x={90} y={-CONTAINER_HEIGHT} paint={BOX_PAINTS.amber} />
    </Canvas>
  );
}

/** Drums for refilling, for a glass field. */
export function ReturnedDrums(props: SceneProps) {
  return (
    <Canvas box={[0, -200, 260, 200]} {...props}>
      {times(4).map((i) => (
        <g key={i} transform={`translate(${8 + i * (DRUM.width + 4)})`}>
          <Drum paint={i % 2 ? 'amber' : 'laterite'} />
        </g>
      ))}
      {times(2).map((i) => (
        <g key={i} transform={`translate(${70 + i * (DRUM.width + 4)} ${-DRUM.height})`}>
          <Drum paint="forest" />
        </g>
      ))}
    </Canvas>
  );
}
