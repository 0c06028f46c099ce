import { MATERIALS } from '../goods/materials.ts';
import { type Colour, palette } from '../palette.ts';

/** The colours of his clothes: shirt and its fold, cap and its rim. */
export interface DriverPaint {
  shirt: Colour;
  fold: Colour;
  cap: Colour;
  rim: Colour;
}

interface DriverProps {
  /** Where his back is, and where the window ends below him, in cm. */
  x: number;
  sill: number;
  /** Fits him to the window. */
  scale: number;
  paint: DriverPaint;
}

/** The driver, seen through the door window: shoulder, head and cap, his eyes on the road to the right. */
export function Driver({ x, sill, scale, paint }: DriverProps) {
  return (
    <g transform={`translate(${x} ${sill}) scale(${scale})`}>
      <path fill={paint.shirt} d="M0,0c0,-22 8,-33 24,-35h14c10,2 17,14 19,35z" />
      <path fill={paint.fold} d="M0,0c0,-22 8,-33 24,-35h4c-10,8 -12,20 -11,35z" />
      <path
        fill={MATERIALS.skin.lit}
        d="M22,-32v-14c-5,-5 -6,-14 -4,-22h27c1,5 2,8 4,14l-3,2c1,10 -3,14 -11,13v7c-4,6 -9,5 -13,0z"
      />
      <path fill={palette.paper} d="M37,-54q5,-4 8,0q-4,3 -8,0z" />
      <circle cx="42.5" cy="-54.500" r="2" fill={palette.ink} />
      <path fill={paint.cap} d="M17,-62v-12q0,-3 3,-4l22,-3q4,0 4,4l1,15z" />
      <path fill={paint.rim} d="M16,-67h32v6h-32z" />
      <path fill="none" stroke={palette.ink} strokeWidth="5" strokeLinecap="round" d="M62,-2l12,-24" />
    </g>
  );
}
