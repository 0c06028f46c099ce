import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

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
