import type { ReactNode } from 'react';

interface CanvasProps {
  /** Left, top, width and height of what is shown, in cm; the ground is y = 0 and up is negative. */
  box: readonly [x: number, y: number, width: number, height: number];
  className?: string;
  children: ReactNode;
}

/** The sheet a drawing is made on. Silent to screen readers: what it means is said beside it or in an `alt`. */
export function Canvas({ box, className, children }: CanvasProps) {
  return (
    <svg viewBox={box.join(' ')} width={box[2]} height={box[3]} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}
