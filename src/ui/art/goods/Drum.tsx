import { palette } from '../palette.ts';
import { Layers, type Placed } from '../parts/Layers.tsx';
import { MATERIALS } from './materials.ts';

/** Width and height of a 200-litre drum, in centimetres. */
export const DRUM = { width: 58, height: 88 };
/** From one drum to the next in a row. */
export const DRUM_PITCH = DRUM.width + 4;

const PAINTS = {
  laterite: [palette.laterite, palette.lateriteDeep],
  forest: [palette.leaf, palette.forest],
  amber: [palette.amber, palette.amberFoot],
} as const;

/** 200-litre steel drums, each with its left edge at x = 0 on the ground line y = 0. */
export function Drum({ paint = 'laterite', at }: Placed & { paint?: keyof typeof PAINTS }) {
  const [lit, shade] = PAINTS[paint];
  const layers = [
    { d: 'M1-86h56V-2H1z', fill: lit },
    { d: 'M38-86h19V-2H38zM1-60h56v4H1zm0 28h56v4H1z', fill: shade },
    { d: 'M0-88h58v4H0zM0-4h58v4H0z', fill: MATERIALS.steel.shade },
  ];
  return <Layers of={layers} at={at} />;
}
