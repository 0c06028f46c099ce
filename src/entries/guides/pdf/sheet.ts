import { type Colour, palette } from '#src/ui/art/palette.ts';
import { isDark, type Surface } from '#src/ui/parts/surfaces.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
/** Margins of a page of text, in points. */
export const MARGIN = { top: 82, bottom: 68, side: 51 };
/** Width of a column of text, in points. */
export const MEASURE = PAGE.width - 2 * MARGIN.side;

/** The colours on a surface of colour: its letters, and the two lozenges of the brand with the one that links them. */
export interface Lettering {
  letters: Colour;
  logo: [first: Colour, second: Colour, link: Colour];
}

const ON_LIGHT: Lettering = {
  letters: palette.ink,
  logo: [palette.forest, palette.laterite, palette.ink],
};
const ON_DARK: Lettering = {
  letters: palette.paper,
  logo: [palette.amber, palette.paper, palette.ink],
};

/** Lettering of a surface; contrasts as in docs/design.md. */
export const lettering = (surface: Surface): Lettering => (isDark(surface) ? ON_DARK : ON_LIGHT);
