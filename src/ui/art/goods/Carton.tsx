import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';
import { MATERIALS } from './materials.ts';

/** Width and height of a carton, in centimetres. */
export const CARTON = { width: 39, height: 34 };

const LAYERS = [
  { d: 'M0-33.5h38.5V0H0z', fill: MATERIALS.card.lit },
  { d: 'M16-33.5h6V0h-6zM34-33.5h4.5V0H34z', fill: MATERIALS.card.shade },
  { d: 'M4-11h9v6.5H4z', fill: palette.ink },
];

/** Taped cartons with a label, each with its left corner at x = 0 on the ground line y = 0. */
export const Carton = (props: Placed) => <Layers of={LAYERS} {...props} />;
