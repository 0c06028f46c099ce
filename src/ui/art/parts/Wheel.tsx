import { type Colour, palette } from '../palette.ts';
import { starPath } from './star.ts';
import { useDarks } from './surface.tsx';

/** Radius of a lorry's wheel, in cm: half of the 104 cm of a loaded 12.00 R20 tyre. */
export const WHEEL_RADIUS = 52;
const STAR = starPath(12, 28, 16);

export interface WheelPaint {
  hub: Colour;
  star: Colour;
}

export const AMBER_WHEEL: WheelPaint = { hub: palette.amber, star: palette.laterite };
export const PAPER_WHEEL: WheelPaint = { hub: palette.paper, star: palette.forest };

interface WheelProps {
  /** Where its centre stands along the ground, in cm. */
  x?: number;
  paint?: WheelPaint;
  /** Class of the painted star, for a page that turns it. */
  starClass?: string;
}

/** A wheel with a painted star hub, standing on the ground (y = 0). */
export function Wheel({ x = 0, paint = AMBER_WHEEL, starClass }: WheelProps) {
  const darks = useDarks();
  return (
    <g transform={`translate(${x} ${-WHEEL_RADIUS})`}>
      <circle r={WHEEL_RADIUS} fill={darks.part} />
      <circle r="45.5" fill="none" stroke={darks.line} strokeWidth="3" />
      <circle r="31.2" fill={paint.hub} />
      <path d={STAR} fill={paint.star} className={starClass} />
      <circle r="11.3" fill={palette.ink} />
      <circle r="6.8" fill={palette.paper} />
    </g>
  );
}
