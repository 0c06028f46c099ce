import { palette } from '../palette.ts';

/** Two tones of each material, lit and shaded; those that the palette has no tins for stand here. */
export const MATERIALS = {
  jute: { lit: palette.jute, shade: palette.juteDeep },
  film: { lit: palette.glassLight, shade: palette.glass },
  steel: { lit: palette.steel, shade: palette.steelDeep },
  timber: { lit: '#d6c39a', shade: '#a8905f' },
  card: { lit: '#d9c49c', shade: '#bfa677' },
  skin: { lit: '#7a4a30', shade: '#5f3722' },
} as const;
