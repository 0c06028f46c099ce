import type { ReactNode } from 'react';
import { BandStrip } from '../bands/BandStrip.tsx';
import { FIELD, LINE, motifPaths, PAINTS } from '../bands/motifs.ts';
import { Scene } from '../files.tsx';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Repeat } from '../parts/Repeat.tsx';
import { starPath } from '../parts/star.ts';
import './lorry.css';

/** Width of the tailboard, in cm. */
const TAILBOARD = 250;
/** How far the body runs on to the left of it, seen from the side: beyond the edge of any screen. */
const RUN = 950;
const HEIGHT = 12.5;
const PITCH = 10;
/** Ten motifs are drawn, the others point to them. */
const STRETCH = 10;
const STRETCHES = [150, 50, -50, -150, -250, -350, -450, -550, -650, -750, -850, -950] as const;

/** A band along the board: the tailboard's width on a phone, and running off the screen's left edge on a wide one. */
function BoardBand({ motif }: { motif: 'lozenge' | 'chevron' }) {
  const paint = PAINTS[motif];
  const height = HEIGHT * FIELD;
  return (
    <Canvas box={[0, 0, TAILBOARD, HEIGHT]} className="lorry-band">
      <path fill={paint.line} d={`M${-RUN},0h${RUN + TAILBOARD}v${HEIGHT}h${-RUN - TAILBOARD}z`} />
      <g transform={`translate(0 ${HEIGHT * LINE})`}>
        <path fill={paint.field} d={`M${-RUN},0h${RUN + TAILBOARD}v${height}h${-RUN - TAILBOARD}z`} />
        <Repeat at={STRETCHES}>
          {motifPaths(motif, paint, STRETCH, PITCH, height).map((layer) => (
            <path key={layer.fill} {...layer} />
          ))}
        </Repeat>
      </g>
    </Canvas>
  );
}

const BUMPER = { ...PAINTS.hazard, field: palette.paper, figure: palette.laterite };
const AXLE_STAR = starPath(8, 6, 2.6, 125, -29);
const FLAP_STAR = starPath(8, 11, 4.4, 48, -32);

/** The lorry's foot seen from behind: bumper, lamps, number plate, axle and twin tyres. */
function HeroTail({ plate }: { plate: string }) {
  return (
    <Canvas box={[0, -103, 250, 103]} className="lorry-tail">
      <path fill={palette.ink} d="M0,-103h250v38h-250z" />
      <BandStrip motif="hazard" paint={BUMPER} y={-90} width={250} height={25} count={14} />
      <path fill={palette.laterite} d="M2,-66h22v17h-22zM226,-66h22v17h-22z" />
      <path fill={palette.paper} d="M14,-62h7v9h-7zM229,-62h7v9h-7z" />
      <path fill={palette.ink} d="M40,-44h170v8h-170zM114,-36h22l-5,16h-12z" />
      <path fill={palette.amber} d={AXLE_STAR} />
      <rect x="84" y="-66" width="82" height="23" rx="1.5" fill={palette.paper} />
      <text x="125" y="-48.4" textAnchor="middle" fontSize="17" className="font-display" fill={palette.ink}>
        {plate}
      </text>
      <Repeat at={[20, 50, 174, 204]}>
        <rect y="-48" width="26" height="48" rx="6" fill={palette.ink} />
        <path fill={palette.rubber} d="M3,-41h20v4h-20zM3,-31h20v4h-20zM3,-21h20v4h-20zM3,-11h20v4h-20z" />
      </Repeat>
      <Repeat at={[0, 154]}>
        <path fill={palette.laterite} d="M29,-66h38v52h-38z" />
        <path fill={palette.amber} d={FLAP_STAR} />
        <path fill={palette.lateriteDeep} d="M29,-66h38v7h-38zM29,-18h38v4h-38z" />
      </Repeat>
    </Canvas>
  );
}

interface HeroLorryProps {
  /** The letters of the number plate. */
  plate: string;
  /** The content of the board: real text, links and buttons. */
  children: ReactNode;
}

/**
 * A lorry that is the page: its body is a board for live text. On wide screens it is seen from the side and runs off
 * the left edge, and what is no board is in files that phones never fetch; on phones it is seen from behind. Everything is
 * measured in `--cm`, one centimetre of the lorry.
 */
export function HeroLorry({ plate, children }: HeroLorryProps) {
  return (
    <div className="lorry bg-signal">
      <div className="lorry-road">
        <div className="lorry-body bg-brand-deep">
          <BoardBand motif="lozenge" />
          <div className="lorry-side">
            <div className="lorry-board bg-brand text-paper">{children}</div>
            <Scene name="hero-panel" alt="" className="lorry-panel" />
          </div>
          <BoardBand motif="chevron" />
        </div>
        <Scene name="hero-side" alt="" className="lorry-side-view" />
        <HeroTail plate={plate} />
      </div>
    </div>
  );
}
