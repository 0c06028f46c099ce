import { palette } from '../palette.ts';
import { type Layer, Layers, type Placed } from '../parts/Layers.tsx';
import { starPath } from '../parts/star.ts';
import { MATERIALS } from './materials.ts';

export type BagKind = 'cement' | 'jute' | 'torn';

/** Width and lying height of a 50 kg bag, in centimetres. */
export const BAG = { width: 62, height: 22 };
/** From one lying bag to the next in a stack. */
export const BAG_PITCH = { width: BAG.width, height: BAG.height + 0.5 };

const BODY =
  'M4-1C1-2 0-5 1.5-8 0-11 .5-16 3-19c2-2.5 5-2.5 8-2.5q20-2 40 0c3 0 6 0 8 2.5 2.5 3 3 8 1.5 11C62-5 61-2 58-1c-2 1-5 1-7 1H11C9 0 6 0 4-1z';
const UNDERSIDE = 'M1.5-8Q31-3.5 60.5-8C62-5 61-2 58-1c-2 1-5 1-7 1H11C9 0 6 0 4-1 1-2 0-5 1.5-8z';

const CLOTH: Record<BagKind, { lit: string; shade: string }> = {
  cement: { lit: palette.paper, shade: palette.rule },
  jute: MATERIALS.jute,
  torn: { lit: palette.laterite, shade: palette.lateriteDeep },
};

/** The cloth's print: a label, stencilled marks, or the tear that the grain runs out of. */
const MARKS: Record<BagKind, readonly Layer[]> = {
  cement: [
    { d: 'M14-17.5h34v11.5H14z', fill: palette.forest },
    { d: starPath(5, 5, 2, 31, -11.4), fill: palette.amber },
  ],
  jute: [{ d: 'M17-15.5h28v2.600H17zm6 5h16v2.600H23z', fill: palette.ink }],
  torn: [
    { d: 'M20-18l6 3 5-3 5 4 6-3-3 8 2 9H24l2-9z', fill: palette.ink },
    { d: 'M26-9l5-2 5 2 5 9H21z', fill: palette.amber },
  ],
};

/** 50 kg bags, each lying with its left end at x = 0 on the ground line y = 0: white cement, brown jute, or red and torn open. */
export function Bag({ kind = 'cement', at }: Placed & { kind?: BagKind }) {
  const { lit, shade } = CLOTH[kind];
  return <Layers of={[{ d: BODY, fill: lit }, { d: UNDERSIDE, fill: shade }, ...MARKS[kind]]} at={at} />;
}
