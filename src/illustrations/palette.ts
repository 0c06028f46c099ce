/**
 * The painter's tins: the site's colours (src/styles/tokens.css, checked by palette.test.ts) as SVG fills, and
 * below them the second tones that materials need and no page field uses.
 */
export const palette = {
  ink: '#10201a',
  forest: '#0b5d3b',
  deep: '#07442b',
  leaf: '#1f7f54',
  amber: '#ffb21a',
  amberFoot: '#c97f00',
  laterite: '#b8402a',
  lateriteDeep: '#8c2c1b',
  paper: '#f7f4ec',
  sand: '#e9e2d0',
  rule: '#d6cbb0',
  glass: '#cfe3d8',
  muted: '#4a5a51',

  rubber: '#29463c',
  steel: '#818d85',
  steelDeep: '#566259',
  glassLight: '#e6f0ea',
  jute: '#b8a67c',
  juteDeep: '#93825a',
} as const;

export type Tin = keyof typeof palette;
/** A colour of the palette, as written in an SVG `fill`. */
export type Colour = (typeof palette)[Tin];
