import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';
import { MATERIALS } from './materials.ts';
import { diamond, times } from './shapes.ts';

/** Width and height of a wrapped load, in centimetres. */
export const WRAPPED_LOAD = { width: 120, height: 98 };

const LOZENGES = 6;
const STEP = WRAPPED_LOAD.width / LOZENGES;

const LAYERS = [
  { d: 'M0-98h120V0H0z', fill: MATERIALS.film.shade },
  { d: 'M0-98h74L0-44z', fill: MATERIALS.film.lit },
  { d: 'M0-62h120v24H0z', fill: palette.paper },
  {
    d: times(LOZENGES)
      .map((i) => diamond(STEP * (i + 0.5), -50, STEP / 2))
      .join(''),
    fill: palette.laterite,
  },
];

/** Loads in clear film with the carrier's tape around them, each with its left corner at x = 0 on the ground line y = 0. */
export const WrappedLoad = (props: Placed) => <Layers of={LAYERS} {...props} />;
