import { type Colour, tin } from './palette.ts';

/** The tones of goods and skins, beside the palette: only drawings have them. */
export const materials = {
  timber: tin('#d6c39a'),
  timberDeep: tin('#a8905f'),
  card: tin('#d9c49c'),
  cardDeep: tin('#bfa677'),

  skinDark: tin('#5e3826'),
  skinDarkShade: tin('#452819'),
  skinBrown: tin('#7a4a30'),
  skinBrownShade: tin('#5f3722'),
  lipsBrown: tin('#a45a48'),
  skinTawny: tin('#976140'),
  lipsTawny: tin('#a8503f'),
} as const satisfies Record<string, Colour>;
