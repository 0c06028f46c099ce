import { createContext, type ReactNode, useContext } from 'react';
import { type Colour, palette } from '../palette.ts';

/** The colour of the dark parts of drawings. */
export interface Darks {
  /** Tyres, frames, stakes, trunks: ink, where it shows. */
  part: Colour;
  /** A line on such a part. */
  line: Colour;
  /** The road below. */
  road: Colour;
}

const ON_COLOUR: Darks = { part: palette.ink, line: palette.rubber, road: palette.ink };
/** On ink, ink parts become dark steel and the road that of the warehouse: a part stands out 2.3 to 1, with its hub and ring beside it. */
const ON_INK: Darks = { part: palette.muted, line: palette.ink, road: palette.rubber };

const Painted = createContext(ON_COLOUR);

/** The one rule for ink on ink: every part that is dark by nature asks here which dark shows on the surface behind. */
export const useDarks = () => useContext(Painted);

/** The darks that show on a surface, by its name. */
export const darksOn = (surface: string | undefined) => (surface === 'ink' ? ON_INK : ON_COLOUR);

/** The children are drawn on a surface of this name. */
export function OnSurface({ surface, children }: { surface: string | undefined; children: ReactNode }) {
  return <Painted value={darksOn(surface)}>{children}</Painted>;
}
