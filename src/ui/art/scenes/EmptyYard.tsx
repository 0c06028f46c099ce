import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Dog } from './Dog.tsx';
import { Shed } from './Shed.tsx';
import type { SceneProps, View } from './scene.ts';
import { Tree } from './Tree.tsx';

const VIEWS = {
  wide: [-1400, -680, 2600, 800],
  card: [-260, -630, 1000, 750],
} as const satisfies Record<string, View>;

const BAY = 260;
const BAYS = 11;
const STARS = [
  [-1290, -560],
  [-1010, -640],
  [-640, -610],
  [-180, -650],
  [20, -600],
  [560, -610],
  [1010, -580],
  [1140, -470],
] as const;

/** A barrier that is down, its post at x = 0 on y = 0 and its arm of 400 cm to the right. */
export function ClosedBarrier() {
  return (
    <>
      <path fill={palette.amber} d="M30-108h400v22H30z" />
      <path
        fill={palette.laterite}
        d={times(6)
          .map((i) => `M${70 + i * 62}-108h31l-14 22h-31z`)
          .join('')}
      />
      <path fill={palette.forest} d="M0 0v-128q0-8 8-8h36q8 0 8 8V0z" />
      <path fill={palette.leaf} d="M8-62h36v10H8zm0 18h36v10H8z" />
      <path fill={palette.steelDeep} d="M424-86h14V0h-14z" />
    </>
  );
}

/** The watchman's corner under the lamp: chair, radio and a dog that has nothing to do. */
export function WatchCorner() {
  return (
    <>
      <path fill={palette.steelDeep} d="M-9 0v-520h12V0z" />
      <path fill={palette.steel} d="M-12-536h150v14H-12z" />
      <path fill={palette.amber} d="M84-522h58l14 24H70z" />
      <path fill={palette.laterite} d="M60-92h12V0H60zm0 46h72V0h-11v-35H72zM56-96h20v6H56z" />
      <path fill={palette.ink} d="M84-72h38v26H84z" />
      <path fill={palette.glass} d="M88-67h16v14H88zm20 2h10v3h-10zm0 6h10v3h-10z" />
      <path fill={palette.steel} d="M114-72h3v-28h-3z" />
      <g transform="translate(180)">
        <Dog />
      </g>
    </>
  );
}

/** Our yard at night with nothing in it, for an ink field: painted bays, shut doors, a closed barrier, a dog asleep. */
export function EmptyYard({ view = 'wide', className }: SceneProps & { view?: keyof typeof VIEWS }) {
  return (
    <Canvas box={VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-1600-900h3000V10h-3000z" />
      {STARS.map(([x, y]) => (
        <path
          key={x}
          fill={palette.sand}
          d={`M${x}-6l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`}
          transform={`translate(0 ${y})`}
        />
      ))}
      <path fill={palette.amber} d="M620-590a70 70 0 1 0 52 116 58 58 0 1 1-52-116z" />
      <g transform="translate(-1640)">
        <Shed />
      </g>
      <g transform="translate(1090)">
        <Tree />
      </g>
      <path fill={palette.rubber} d="M-1600 0h3000v200h-3000z" />
      <path fill={palette.steelDeep} d="M150 0h360l130 60H20z" />
      <path
        fill={palette.sand}
        d={times(BAYS)
          .map((i) => `M${-1500 + i * BAY} 12h12l-46 96h-16z`)
          .join('')}
      />
      <g transform="translate(330)">
        <path fill={palette.steelDeep} d="M84-498h58l150 498H-90z" />
        <WatchCorner />
      </g>
      <g transform="translate(620)">
        <ClosedBarrier />
      </g>
    </Canvas>
  );
}
