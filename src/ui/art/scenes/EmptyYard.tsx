import { BandStrip } from '../bands/BandStrip.tsx';
import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Layers } from '../parts/Layers.tsx';
import { mustBeSeen } from '../parts/paint.ts';
import { Tree } from './road/ReturnLeg.tsx';
import type { SceneProps, View } from './scene.ts';

/** A yard dog asleep, its nose to the right; about 96 cm long on y = 0. */
function Dog() {
  return (
    <>
      <path
        fill={palette.jute}
        d="M4 0q-8-24 16-36 26-12 48 2 8-10 18-8l10 10 10 4q6 4 2 10-4 8-18 8l-4 10z"
      />
      <path
        fill={palette.juteDeep}
        d="M4 0q-6-16 4-26 2 14 18 14h40q14 0 20-2l-4 14zM70-34q-2-14 10-16l6 16-8 10z"
      />
      <path fill={palette.juteDeep} d="M10-22q-16 0-18 14-1 8 8 8h30v-6H6q-6 0-4-6 3-6 12-5z" />
      <path fill={palette.ink} d="M104-20q6 0 5 4t-6 3zM88-22q4 3 8 1v2q-5 2-9-1z" />
    </>
  );
}

const DOOR_PITCH = 420;
const DOORS = 4;
const SLATS = 7;
const DOOR = [
  { fill: palette.rule, d: 'M0-330h320V0H0z' },
  {
    fill: palette.sand,
    d: times(SLATS)
      .map((slat) => `M16-${316 - slat * 45}h288v12H16z`)
      .join(''),
  },
];

/** A transit shed with roller doors and a painted eave, its left wall at x = 0 on y = 0; 1,800 by 560 cm. */
export function Shed() {
  return (
    <>
      <path fill={palette.sand} d="M0-460h1800V0H0z" />
      <path {...mustBeSeen('roof')} fill={palette.deep} d="M-40-460 60-560h1680l100 100z" />
      <BandStrip motif="sawtooth" y={-460} width={1800} height={62} />
      <Layers of={DOOR} at={times(DOORS).map((door) => [110 + door * DOOR_PITCH, 0])} />
    </>
  );
}

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
