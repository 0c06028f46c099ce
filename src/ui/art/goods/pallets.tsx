import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';
import type { Point } from '../parts/star.ts';
import { MATERIALS } from './materials.ts';
import { diamond, times } from './shapes.ts';

/** Width and height of a pallet, in centimetres. */
export const PALLET = { width: 124, height: 15 };

/** Places of empty pallets one on the other, none quite in line with the next. */
export const emptyPallets = (count: number, [x, y]: Point) =>
  times(count).map((i): Point => [x + (i % 3) * 2, y - i * PALLET.height]);

const PALLET_LAYERS = [
  { d: 'M0-15h124v5H0z', fill: MATERIALS.timber.lit },
  { d: 'M0-10h16v7H0zm54 0h16v7H54zm54 0h16v7h-16zM0-3h124v3H0z', fill: MATERIALS.timber.shade },
];

/** Wooden pallets from their long side, each with its left corner at x = 0 on the ground line y = 0. */
export const Pallet = (props: Placed) => <Layers of={PALLET_LAYERS} {...props} />;

/** Width and height of a wrapped load, in centimetres. */
export const WRAPPED_LOAD = { width: 120, height: 98 };

const LOZENGES = 6;
const STEP = WRAPPED_LOAD.width / LOZENGES;

const WRAPPED_LOAD_LAYERS = [
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
export const WrappedLoad = (props: Placed) => <Layers of={WRAPPED_LOAD_LAYERS} {...props} />;
