import type { ReactNode } from 'react';
import { Scene } from '../files.tsx';
import { BoardBand } from './HeroBands.tsx';
import { HeroTail } from './HeroTail.tsx';
import './lorry.css';

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
