import { type Colour, palette } from '../palette.ts';
import type { Person } from './people.ts';

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

/** Two tones of a skin, lit and shaded, and the darker one of the lips. */
interface Skin {
  lit: string;
  shade: string;
  lip: string;
}

const SKINS = {
  deep: { lit: '#5e3826', shade: '#452819', lip: '#8a4a3c' },
  brown: { lit: '#7a4a30', shade: '#5f3722', lip: '#a45a48' },
  tawny: { lit: '#976140', shade: '#7a4a30', lip: '#a8503f' },
} as const satisfies Record<string, Skin>;

export type Headwear = 'fila' | 'gele' | 'hair' | 'helmet' | 'hijab' | 'hula';
export type Beard = 'full' | 'moustache' | 'none' | 'stubble';

/** The marks of one person's face: the same in every drawing. */
export interface Looks {
  skin: Skin;
  /** Of brows and beard. */
  hair: Colour;
  beard: Beard;
  /** Lines of a face past fifty. */
  lined: boolean;
  earrings: boolean;
  /** Lips as painted, for the women; the others smile with a line. */
  lips: boolean;
  wears: Headwear;
  cloth: Cloth;
}

const plain = { hair: palette.ink, beard: 'none', lined: false, earrings: false, lips: false } as const;

/** The six people of the drawings. Which page each stands on: tests/sweep/cast.spec.ts. */
export const CAST = {
  /** Grain trader, past sixty: hula and white beard. */
  trader: {
    ...plain,
    skin: SKINS.deep,
    hair: palette.sand,
    beard: 'full',
    lined: true,
    wears: 'hula',
    cloth: CLOTHS.forest,
  },
  /** Market woman in her fifties: gele and earrings. */
  payer: {
    ...plain,
    skin: SKINS.brown,
    lined: true,
    earrings: true,
    lips: true,
    wears: 'gele',
    cloth: CLOTHS.laterite,
  },
  /** Yard marshal, near forty: helmet and short beard. */
  marshal: { ...plain, skin: SKINS.deep, beard: 'stubble', wears: 'helmet', cloth: CLOTHS.amber },
  /** Tally clerk, under thirty: hijab. */
  clerk: { ...plain, skin: SKINS.tawny, lips: true, wears: 'hijab', cloth: CLOTHS.leaf },
  /** Lorry driver, near fifty: fila and moustache. */
  haulier: { ...plain, skin: SKINS.brown, beard: 'moustache', wears: 'fila', cloth: CLOTHS.paper },
  /** Loader, twenty-two: bareheaded, hair cut short. */
  loader: { ...plain, skin: SKINS.tawny, wears: 'hair', cloth: CLOTHS.laterite },
} as const satisfies Record<Person, Looks>;
