import type { ReactNode } from 'react';

/** The part of a drawing's world that is seen, in its units: left, top, width, height. */
export type View = readonly [left: number, top: number, width: number, height: number];

/** Where a drawing stands when its box has other proportions than its view; an SVG `preserveAspectRatio`. */
export type Fit = 'xMidYMax slice' | 'xMinYMax slice' | 'xMidYMid slice' | 'xMidYMax meet' | 'xMinYMax meet';

export type FrameProps = { className?: string; fit?: Fit };

/** The frame of every scene: decorative, at its own proportions unless a class gives it a box to fill. */
export function Frame({ view, className, fit, children }: FrameProps & { view: View; children: ReactNode }) {
  const [, , width, height] = view;
  return (
    <svg
      viewBox={view.join(' ')}
      width={width}
      height={height}
      preserveAspectRatio={fit}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
