import type { ReactNode } from 'react';
import { OnSurface } from './surface.tsx';

interface CanvasProps {
  /** Left, top, width and height of what is shown, in cm; the ground is y = 0 and up is negative. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** How a box of another shape is filled; `xMidYMid meet` when left out. */
  fit?: string;
  className?: string;
  /** Ink, when the drawing stands on it. */
  surface?: 'ink';
  children: ReactNode;
}

/** The sheet a drawing is made on. Silent to screen readers: what it means is said beside it or in an `alt`. */
export function Canvas({ box, fit, className, surface, children }: CanvasProps) {
  return (
    <svg
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      preserveAspectRatio={fit}
      className={className}
      aria-hidden="true"
    >
      {surface ? <OnSurface surface={surface}>{children}</OnSurface> : children}
    </svg>
  );
}
