/** Two tones of a skin, lit and shaded, and the darker one of the lips. */
export interface Skin {
  lit: string;
  shade: string;
  lip: string;
}

export const SKINS = {
  deep: { lit: '#5e3826', shade: '#452819', lip: '#8a4a3c' },
  brown: { lit: '#7a4a30', shade: '#5f3722', lip: '#a45a48' },
  tawny: { lit: '#976140', shade: '#7a4a30', lip: '#a8503f' },
} as const satisfies Record<string, Skin>;
