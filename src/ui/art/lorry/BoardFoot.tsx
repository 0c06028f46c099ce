import type { ReactNode } from 'react';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface BoardFootProps {
  /** The page's first action. */
  children: ReactNode;
  lead: string;
  /** Name of the checkbox that stops the words; it works without a script. */
  pause: string;
}

/** Below the heading on the board: what to do, what it means, and the control that stops the words. */
export function BoardFoot({ children, lead, pause }: BoardFootProps) {
  return (
    <div className="board-foot">
      {children}
      <p className="board-lead">{lead}</p>
      <label className="board-pause">
        <input type="checkbox" data-pause="word" className="board-pause-box" />
        <span className="sr-only">{pause}</span>
        <Icon name="pause" className="board-pause-on size-5" />
        <Icon name="play" className="board-pause-off size-5" />
      </label>
    </div>
  );
}
