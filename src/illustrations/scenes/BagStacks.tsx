import { BAG, Bag, type BagKind } from '../goods/Bag.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { Canvas } from '../parts/Canvas.tsx';
import type { SceneProps } from './scene.ts';

const ACROSS = 3;
const HIGH = 5;
const JUTE_HIGH = 3;
const JUTE_AT = 225;
const JUTE_SCALE = 1.25;
/** Alternate courses are set back, so that the stack holds. */
const BOND = 4;

function Course({ kind, id }: { kind: BagKind; id: string }) {
  return (
    <g id={id}>
      <Bag kind={kind} />
    </g>
  );
}

/** The contact desk: cement on a pallet and jute bags beside it, on the lower edge of an ink field. */
export function BagStacks(props: SceneProps) {
  const span = ACROSS * BAG.width + BOND;
  return (
    <Canvas box={[0, -134, 320, 134]} {...props}>
      <defs>
        <Course kind="cement" id="stack-cement" />
        <Course kind="jute" id="stack-jute" />
      </defs>
      <g transform={`scale(${span / PALLET.width} 1)`}>
        <Pallet />
      </g>
      {times(ACROSS * HIGH).map((i) => {
        const course = Math.floor(i / ACROSS);
        return (
          <use
            key={i}
            href="#stack-cement"
            x={(i % ACROSS) * BAG.width + (course % 2) * BOND}
            y={-PALLET.height - course * 23}
          />
        );
      })}
      <g transform={`translate(${JUTE_AT}) scale(${JUTE_SCALE})`}>
        {times(JUTE_HIGH).map((course) => (
          <use key={course} href="#stack-jute" x={(course % 2) * BOND} y={-course * 23} />
        ))}
      </g>
    </Canvas>
  );
}
