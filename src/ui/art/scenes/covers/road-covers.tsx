import { diamond, times } from '../../goods/shapes.ts';
import { TwentyFoot } from '../../lorry/fleet/articulated.tsx';
import { ShortDropside } from '../../lorry/fleet/rigid.tsx';
import { CORRIDORS, PLACES, type Place, routePath } from '../../map/places.ts';
import { STATES } from '../../map/states.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { starPath } from '../../parts/star.ts';
import { Board } from '../Board.tsx';
import { Shed } from '../EmptyYard.tsx';
import { HandoverWorld } from '../road/Handover.tsx';
import { MOON_NARROW, MOON_WIDE, NightRoad } from '../road/NightExpress.tsx';
import { ReturnRoad } from '../road/ReturnLeg.tsx';
import type { CoverProps, View } from '../scene.ts';

const NIGHT_VIEWS = {
  wide: [-1400, -690, 2560, 800],
  card: [-440, -690, 1060, 795],
} as const satisfies Record<string, View>;

/** The night road: a lorry behind its lamps, under moon and stars. */
export function NightCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={NIGHT_VIEWS[view]} className={className} surface="ink">
      <path fill={palette.ink} d="M-1700-900h3200V10h-3200z" />
      <NightRoad moon={view === 'wide' ? MOON_WIDE : MOON_NARROW} />
    </Canvas>
  );
}

const RETURN_VIEWS = {
  wide: [-620, -570, 2112, 660],
  card: [-420, -560, 880, 660],
} as const satisfies Record<string, View>;

/** A truck on its way home, and it is not empty. */
export function ReturnCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={RETURN_VIEWS[view]} className={className}>
      <path fill={palette.amber} d="M-900-800h2700V10h-2700z" />
      <ReturnRoad />
    </Canvas>
  );
}

const HANDOVER_VIEWS = {
  wide: [-580, -470, 1760, 550],
  card: [-210, -330, 560, 420],
} as const satisfies Record<string, View>;

/** In front of the store stands the receipt for the haulage; the lorry stands empty behind them. */
export function HandoverCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={HANDOVER_VIEWS[view]} className={className}>
      <path fill={palette.forest} d="M-1000-900h2600V10h-2600z" />
      <g transform="translate(-1180) scale(.8)">
        <Shed />
      </g>
      <path fill={palette.deep} d="M-1000 0h2600v300h-2600z" />
      <path fill={palette.amber} d="M-1000 40h2600v10h-2600z" />
      <g transform="translate(880)">
        <ShortDropside paint={CAB_PAINTS.amber} />
      </g>
      <HandoverWorld>
        <g transform="translate(66)">
          <Board sheet="stamped" />
        </g>
      </HandoverWorld>
    </Canvas>
  );
}

const CORRIDOR_VIEWS = {
  wide: [-60, 262, 688, 215],
  card: [-12, 92, 520, 390],
} as const satisfies Record<string, View>;

const [TRUNK = [], ...FEEDERS] = CORRIDORS;
const STARS: readonly Place[] = ['apapa', 'abuja', 'kano'];
/** The state the road is in: the FCT, halfway. */
const HERE = 'fct';

/** The trunk road from Apapa to Kano and the roads that feed it, over the states. */
export function CorridorCover({ view = 'wide', className }: CoverProps) {
  const stops = [...new Set(CORRIDORS.flat())].filter((place) => !STARS.includes(place));
  return (
    <Canvas box={CORRIDOR_VIEWS[view]} className={className}>
      <path fill={palette.sand} d="M-300-100h1400v800H-300z" />
      <path
        fill={palette.forest}
        stroke={palette.paper}
        strokeWidth="1.6"
        d={STATES.filter(({ id }) => id !== HERE)
          .map(({ path }) => path)
          .join('')}
      />
      <path
        fill={palette.laterite}
        stroke={palette.paper}
        strokeWidth="1.6"
        d={STATES.find(({ id }) => id === HERE)?.path}
      />
      <g fill="none" strokeLinejoin="round">
        <path d={FEEDERS.map(routePath).join('')} stroke={palette.ink} strokeWidth="4" />
        <path d={routePath(TRUNK)} stroke={palette.ink} strokeWidth="10" />
        <path d={routePath(TRUNK)} stroke={palette.amber} strokeWidth="5" />
      </g>
      <path
        fill={palette.amber}
        d={stops.map((place) => diamond(PLACES[place].x, PLACES[place].y, 6)).join('')}
      />
      {STARS.map((place) => {
        const { x, y } = PLACES[place];
        return (
          <g key={place}>
            <path fill={palette.ink} d={starPath(10, 21, 13, x, y)} />
            <path fill={palette.amber} d={starPath(10, 17, 10, x, y)} />
            <circle cx={x} cy={y} r="5.5" fill={palette.laterite} />
            <circle cx={x} cy={y} r="2.4" fill={palette.paper} />
          </g>
        );
      })}
    </Canvas>
  );
}

const INSPECTION_VIEWS = {
  wide: [-1120, -560, 2080, 650],
  card: [-320, -560, 866, 650],
} as const satisfies Record<string, View>;

/** A lorry before the port stands for its inspection: the mark of those that passed and the sheet that says so. */
export function InspectionCover({ view = 'wide', className }: CoverProps) {
  return (
    <Canvas box={INSPECTION_VIEWS[view]} className={className}>
      <path fill={palette.forest} d="M-1300-800h2500V10h-2500z" />
      <path fill={palette.amber} d={starPath(24, 178, 156, 340, -352)} />
      <circle cx="340" cy="-352" r="128" fill={palette.deep} />
      <path
        fill="none"
        stroke={palette.paper}
        strokeWidth="36"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M278-352l44 48 82-100"
      />
      <path fill={palette.ink} d="M-1300 0h2500v200h-2500z" />
      <path
        fill={palette.amber}
        d={times(14)
          .map((i) => `M${-1280 + i * 180} 40h90l16-12h-90z`)
          .join('')}
      />
      <TwentyFoot paint={CAB_PAINTS.laterite} box={BOX_PAINTS.paper} driver />
      <g transform="translate(340)">
        <Board sheet="stamped" />
      </g>
    </Canvas>
  );
}
