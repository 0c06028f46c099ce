import tokens from '#src/ui/styles/tokens.css?raw';

declare const TIN: unique symbol;

/** A colour of the palette, as written in an SVG `fill`. */
export type Colour = string & { readonly [TIN]: true };

/** A colour that has no role on pages. */
export const tin = (value: string) => value as Colour;

const COLOUR_LINE = /^ *--color-([a-z-]+): (#[0-9a-f]{6});$/;
/** The colours of pages, by role, as src/ui/styles/tokens.css has them. */
export const ROLES: ReadonlyMap<string, Colour> = new Map(
  tokens.split('\n').flatMap((line) => {
    const [, name, value] = COLOUR_LINE.exec(line) ?? [];
    return name && value ? [[name, tin(value)]] : [];
  }),
);

/**
 * The colour of a role, whose value stands in src/ui/styles/tokens.css alone.
 * @throws when there is no such role
 */
export function colourOf(role: string): Colour {
  const colour = ROLES.get(role);
  if (!colour) throw new Error(`src/ui/styles/tokens.css has no colour "${role}"`);
  return colour;
}

/**
 * The painter's tins: the site's colours as SVG fills, each under the name of its paint beside its role on pages, and below them the
 * second tones that materials need and no page field uses. Tones that browsers' scripts never need are in materials.ts.
 */
export const palette = {
  ink: colourOf('ink'),
  forest: colourOf('brand'),
  deep: colourOf('brand-deep'),
  leaf: colourOf('brand-light'),
  amber: colourOf('signal'),
  amberFoot: colourOf('signal-foot'),
  laterite: colourOf('accent'),
  lateriteDeep: colourOf('accent-deep'),
  paper: colourOf('paper'),
  sand: colourOf('warm'),
  rule: colourOf('rule'),
  glass: colourOf('cool'),
  muted: colourOf('muted'),

  rubber: tin('#29463c'),
  steel: tin('#818d85'),
  steelDeep: tin('#566259'),
  glassLight: tin('#e6f0ea'),
  jute: tin('#b8a67c'),
  juteDeep: tin('#93825a'),
} as const satisfies Record<string, Colour>;

export type Tin = keyof typeof palette;
