import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { NAIRA, NIGERIAN_LETTERS, WESTERN_LETTERS } from '#domain/shared/alphabet.ts';

/** A line of Hausa, Yoruba, Igbo and Kanuri names and words, with a price: as an editor may write it. */
export const SENTENCE =
  'Ɗaukar kaya daga Ƙaura, ƴan Ɓauna; Ọ̀yọ́, Ẹ̀kọ́ àti Ọ̀ṣun; ụgbọ́ àlà, ṅkwụ m̀bà; Ǝndǝ; Café: ₦45,000';

/** The signs of prices, sizes, sums and addresses. */
const SIGNS = [...`${NAIRA}@×÷=−²³°£€%&·–—‘’“”…•©#_`];

/** The letters that pages, link previews and PDFs must draw in the faces of the site, one string for each letter. */
export const SPECIMEN: readonly string[] = [...new Set([...NIGERIAN_LETTERS, ...WESTERN_LETTERS, ...SIGNS])];

/** The same in lines that fit a phone. */
export const LINES: readonly string[] = Array.from({ length: Math.ceil(SPECIMEN.length / 12) }, (_, line) =>
  SPECIMEN.slice(12 * line, 12 * line + 12).join(' '),
);

/** The files of each family in the order in which a browser asks them, and the cuts of print (src/ui/styles/fonts.css, src/entries/guides/pdf/render-guide.ts). */
export const FAMILIES = {
  'headings on pages': ['bricolage-display.woff2', 'bricolage-nigerian.woff2'],
  'text on pages': ['instrument-text.woff2', 'instrument-nigerian-400.woff2'],
  'bold text on pages': ['instrument-text.woff2', 'instrument-nigerian-600.woff2'],
  'headings in print': ['print/bricolage-display.ttf'],
  'text in print': ['print/instrument-400.ttf'],
  'bold text in print': ['print/instrument-600.ttf'],
  'italics in print': ['print/instrument-400-italic.ttf'],
} as const;

/** One file of a family, unpacked. */
export async function sfnt(file: string): Promise<Buffer> {
  return convert(await readFile(new URL(`../../../src/ui/fonts/${file}`, import.meta.url)), 'sfnt');
}
