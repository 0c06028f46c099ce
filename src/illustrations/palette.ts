import tokens from '#src/styles/tokens.css?raw';

declare const TIN: unique symbol;

/** A colour of the palette, as written in an SVG `fill`. */
export type Colour = string & { readonly [TIN]: true };

const tin = (value: string) => value as Colour;

const COLOUR_LINE = /^ *--color-([a-z-]+): (#[0-9a-f]{6});$/;
const TOKENS = new Map(
  tokens.split('\n').flatMap((line) => {
    const [, name, value] = COLOUR_LINE.exec(line) ?? [];
    return name && value ? [[name, tin(value)]] : [];
  }),
);

/** A colour of the pages, whose value stands in src/styles/tokens.css alone. */
function token(name: string): Colour {
  const colour = TOKENS.get(name);
  if (!colour) throw new Error(`src/styles/tokens.css has no colour "${name}"`);
  return colour;
}

/**
 * The painter's tins: the site's colours as SVG fills, and below them the second tones that materials need and no page
 * field uses.
 */
export const palette = {
  ink: token('ink'),
  forest: token('forest'),
  deep: token('deep'),
  leaf: token('leaf'),
  amber: token('amber'),
  amberFoot: token('amber-foot'),
  laterite: token('laterite'),
  lateriteDeep: token('laterite-deep'),
  paper: token('paper'),
  sand: token('sand'),
  rule: token('rule'),
  glass: token('glass'),
  muted: token('muted'),

  rubber: tin('#29463c'),
  steel: tin('#818d85'),
  steelDeep: tin('#566259'),
  glassLight: tin('#e6f0ea'),
  jute: tin('#b8a67c'),
  juteDeep: tin('#93825a'),
} as const satisfies Record<string, Colour>;

export type Tin = keyof typeof palette;
