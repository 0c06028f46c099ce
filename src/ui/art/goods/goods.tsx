import { materials } from '../materials.ts';
import { palette } from '../palette.ts';
import { starPath } from '../parts/star.ts';
import { diamond, times } from './shapes.ts';

/** The part of a thing in one colour: the data of a path, and its fill. */
interface Layer {
  d: string;
  fill: string;
}

/** Later layers on earlier ones. */
const drawn = (layers: readonly Layer[]) => layers.map(({ d, fill }) => <path key={d} d={d} fill={fill} />);

type BagKind = 'cement' | 'jute';

/** From one 50 kg bag to the next in a stack, in cm: its width, and a little more than its height. */
export const BAG_PITCH = { width: 62, height: 22.5 };

const BODY =
  'M4-1C1-2 0-5 1.5-8 0-11 .5-16 3-19c2-2.5 5-2.5 8-2.5q20-2 40 0c3 0 6 0 8 2.5 2.5 3 3 8 1.5 11C62-5 61-2 58-1c-2 1-5 1-7 1H11C9 0 6 0 4-1z';
const UNDERSIDE = 'M1.5-8Q31-3.5 60.5-8C62-5 61-2 58-1c-2 1-5 1-7 1H11C9 0 6 0 4-1 1-2 0-5 1.5-8z';

/** The cloth of each kind, and its print: a label or stencilled marks. */
const BAGS: Record<BagKind, readonly Layer[]> = {
  cement: [
    { d: BODY, fill: palette.paper },
    { d: UNDERSIDE, fill: palette.rule },
    { d: 'M14-17.5h34v11.5H14z', fill: palette.forest },
    { d: starPath(5, 5, 2, 31, -11.4), fill: palette.amber },
  ],
  jute: [
    { d: BODY, fill: palette.jute },
    { d: UNDERSIDE, fill: palette.juteDeep },
    { d: 'M17-15.5h28v2.600H17zm6 5h16v2.600H23z', fill: palette.ink },
  ],
};

/** A 50 kg bag, lying with its left end at x = 0 on the ground line y = 0: white cement or brown jute. */
export const Bag = ({ kind = 'cement' }: { kind?: BagKind }) => drawn(BAGS[kind]);

/** Width and height of a carton, in cm. */
export const CARTON = { width: 39, height: 34 };

/** A taped carton with a label, its left corner at x = 0 on the ground line y = 0. */
export const Carton = () =>
  drawn([
    { d: 'M0-33.5h38.5V0H0z', fill: materials.card },
    { d: 'M16-33.5h6V0h-6zM34-33.5h4.5V0H34z', fill: materials.cardDeep },
    { d: 'M4-11h9v6.5H4z', fill: palette.ink },
  ]);

/** Width and height of a loaded pallet, in cm. */
export const LOADED_PALLET = { width: 124, height: 113 };

const LOZENGES = 6;
const STEP = 20;

/** A pallet from its long side with a load in clear film and the carrier's tape around it, its left corner at x = 0 on y = 0. */
export const LoadedPallet = () =>
  drawn([
    { d: 'M0-15h124v5H0z', fill: materials.timber },
    { d: 'M0-10h16v7H0zm54 0h16v7H54zm54 0h16v7h-16zM0-3h124v3H0z', fill: materials.timberDeep },
    { d: 'M2-113h120v98H2z', fill: palette.glass },
    { d: 'M2-113h74L2-59z', fill: palette.glassLight },
    { d: 'M2-77h120v24H2z', fill: palette.paper },
    {
      d: times(LOZENGES)
        .map((i) => diamond(2 + STEP * (i + 0.5), -65, STEP / 2))
        .join(''),
      fill: palette.laterite,
    },
  ]);
