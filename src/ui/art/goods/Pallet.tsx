import { Layers, type Placed } from '../parts/Layers.tsx';
import type { Point } from '../parts/star.ts';
import { MATERIALS } from './materials.ts';
import { times } from './shapes.ts';

/** Width and height of a pallet, in centimetres. */
export const PALLET = { width: 124, height: 15 };

/** Places of empty pallets one on the other, none quite in line with the next. */
export const emptyPallets = (count: number, [x, y]: Point) =>
  times(count).map((i): Point => [x + (i % 3) * 2, y - i * PALLET.height]);

const LAYERS = [
  { d: 'M0-15h124v5H0z', fill: MATERIALS.timber.lit },
  { d: 'M0-10h16v7H0zm54 0h16v7H54zm54 0h16v7h-16zM0-3h124v3H0z', fill: MATERIALS.timber.shade },
];

/** Wooden pallets from their long side, each with its left corner at x = 0 on the ground line y = 0. */
export const Pallet = (props: Placed) => <Layers of={LAYERS} {...props} />;
