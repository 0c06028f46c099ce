import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** Lettering of titles. */
export const DISPLAY = 'Bricolage Grotesque';
/** Lettering of text: 400 and 600 upright, 400 italic. */
export const TEXT = 'Instrument Sans';

const CUTS = [
  { family: DISPLAY, file: 'bricolage-display' },
  { family: TEXT, file: 'instrument-400', fontWeight: 400 },
  { family: TEXT, file: 'instrument-600', fontWeight: 600 },
  { family: TEXT, file: 'instrument-400-italic', fontWeight: 400, fontStyle: 'italic' },
] as const;

/**
 * Makes the site's faces known to the PDF library, anew for each PDF; words are never broken. The cuts carry no name of their own, by
 * which a PDF tells faces apart, so each gets its file's: otherwise every line of text would embed its face again.
 *
 * A face that another PDF was set in remembers its glyphs, some of them without the letter that they stand for: what is set in it
 * next could be neither searched nor read out.
 */
export async function loadFonts(): Promise<void> {
  const known = Font.getRegisteredFonts();
  for (const family of [DISPLAY, TEXT]) delete known[family];
  Font.registerHyphenationCallback((word) => [word]);
  for (const { family, file, ...style } of CUTS) {
    const src = fileURLToPath(new URL(`../../../ui/fonts/print/${file}.ttf`, import.meta.url));
    Font.register({ family, src, ...style });
    const descriptor = { fontFamily: family, ...style };
    await Font.load(descriptor);
    const { data } = Font.getFont(descriptor);
    if (data) Object.defineProperty(data, 'postscriptName', { value: file });
  }
}
