import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';
import { MATERIALS } from './materials.ts';

/** Width and height of a crate, in centimetres. */
const CRATE = { width: 58, height: 96 };
/** From one crate to the next in a stack. */
export const CRATE_PITCH = { width: CRATE.width + 2, height: CRATE.height };

const CRATE_LAYERS = [
  { d: 'M0-96h57V0H0z', fill: palette.leaf },
  { d: 'M16-96h5V0h-5zm20 0h5V0h-5zM0-96h57v5H0z', fill: palette.forest },
  { d: 'M24-24h9v12h-9z', fill: palette.ink },
];

/** Tall returnable crates with ribs and a label, each with its left corner at x = 0 on the ground line y = 0. */
export const Crate = (props: Placed) => <Layers of={CRATE_LAYERS} {...props} />;

/** Width and height of a carton, in centimetres. */
export const CARTON = { width: 39, height: 34 };

const CARTON_LAYERS = [
  { d: 'M0-33.5h38.5V0H0z', fill: MATERIALS.card.lit },
  { d: 'M16-33.5h6V0h-6zM34-33.5h4.5V0H34z', fill: MATERIALS.card.shade },
  { d: 'M4-11h9v6.5H4z', fill: palette.ink },
];

/** Taped cartons with a label, each with its left corner at x = 0 on the ground line y = 0. */
export const Carton = (props: Placed) => <Layers of={CARTON_LAYERS} {...props} />;

/** A large carton with a crushed corner, torn tape and a wet foot, 120 by 100 cm, its left corner at x = 0 on y = 0. */
export function DamagedCarton() {
  return (
    <>
      <path fill={MATERIALS.card.lit} d="M0 0v-96l70-4 14 12 12-3 24 33V0z" />
      <path fill={MATERIALS.card.shade} d="m70-100 14 12 12-3 24 33-19 3-9-18-14 4z" />
      <path fill={MATERIALS.card.shade} d="M50-99h16l-3 30 5 12-4 24 6 12-3 21H50z" />
      <path fill={palette.ink} d="m66-99 10 9-9 16 8 15-9 12 2-14-4-12 4-14z" />
      <path fill={palette.jute} d="M0 0v-22q12-14 26-8 14-12 28-2 10-8 22 0 18-14 30 0 8-4 14 2V0z" />
      <path fill={palette.ink} d="M10-74h28v20H10z" />
      <path fill={palette.amber} d="M14-70h20v3H14zm0 6h14v3H14z" />
      <path fill={palette.laterite} d="M84-46h26v4H84zm0 8h18v4H84z" />
    </>
  );
}
