import { type Colour, palette } from '../palette.ts';

/** A cloth's two tones. Choose one that stands out from the field behind. */
export interface Cloth {
  lit: Colour;
  shade: Colour;
}

export const CLOTHS = {
  amber: { lit: palette.amber, shade: palette.amberFoot },
  laterite: { lit: palette.laterite, shade: palette.lateriteDeep },
  forest: { lit: palette.forest, shade: palette.deep },
  leaf: { lit: palette.leaf, shade: palette.forest },
  paper: { lit: palette.paper, shade: palette.rule },
} as const satisfies Record<string, Cloth>;
