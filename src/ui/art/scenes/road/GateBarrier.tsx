import { BandStrip } from '../../bands/BandStrip.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import type { SceneProps } from '../scene.ts';

const ARM = 390;
const STRIPE = 30;
const LIFT_DEGREES = -24;

const SHEET = [-92, -316, 560, 316] as const;
/** Where the arm is held, from the foot of the post; sections/shared/faq.css turns it there. */
const PIVOT = [25, -118] as const;

/** A gate on the edge of the field below: a barrier on its way up, or a part of it on the same sheet, so that its arm can be moved. */
export function GateBarrier({ part, ...props }: SceneProps & { part?: 'arm' | 'post' }) {
  return (
    <Canvas box={SHEET} {...props}>
      {part === 'arm' && <Arm />}
      {part === 'post' && <Post />}
      {!part && <Barrier />}
    </Canvas>
  );
}

/** A barrier on its way up: its post stands at x = 0 on y = 0, its arm of 390 cm points right. */
export function Barrier() {
  return (
    <>
      <Arm />
      <Post />
    </>
  );
}

function Arm() {
  const stripes = times(Math.floor(ARM / (2 * STRIPE)));
  return (
    <g transform={`translate(${PIVOT.join(' ')}) rotate(${LIFT_DEGREES})`}>
      <path fill={palette.ink} d="M-74-20h78v42h-78q-4 0-4-4v-34q0-4 4-4z" />
      <path fill={palette.amber} d={`M0-14h${ARM}v26H0z`} />
      <path
        fill={palette.ink}
        d={stripes.map((i) => `M${2 * STRIPE * (i + 0.5)}-14h${STRIPE}l-16 26h${-STRIPE}z`).join('')}
      />
      <path fill={palette.laterite} d={`M${ARM}-14h14v26h-14z`} />
    </g>
  );
}

function Post() {
  return (
    <>
      <path fill={palette.forest} d="M0 0v-132q0-8 8-8h36q8 0 8 8V0z" />
      <path fill={palette.deep} d="M37 0v-140h7q8 0 8 8V0zM-10-10h72V0h-72z" />
      <BandStrip motif="lozenge" y={-86} width={52} height={26} count={3} />
      <circle cx="26" cy="-116" r="13" fill={palette.amber} />
      <circle cx="26" cy="-116" r="6" fill={palette.ink} />
    </>
  );
}
