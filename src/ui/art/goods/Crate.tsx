import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';

/** Width and height of a crate, in centimetres. */
export const CRATE = { width: 58, height: 96 };
/** From one crate to the next in a stack. */
export const CRATE_PITCH = { width: CRATE.width + 2, height: CRATE.height };

const LAYERS = [
  { d: 'M0-96h57V0H0z', fill: palette.leaf },
  { d: 'M16-96h5V0h-5zm20 0h5V0h-5zM0-96h57v5H0z', fill: palette.forest },
  { d: 'M24-24h9v12h-9z', fill: palette.ink },
];

/** Tall returnable crates with ribs and a label, each with its left corner at x = 0 on the ground line y = 0. */
export const Crate = (props: Placed) => <Layers of={LAYERS} {...props} />;
