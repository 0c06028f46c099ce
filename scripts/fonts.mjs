/**
 * Cuts the two web fonts from their variable sources and writes them to src/fonts/, and static cuts for print to
 * src/fonts/print/: PDFs and the pictures of link previews take no variable font.
 * Run by hand (`npm run fonts`) when a source or the character set changes; the results are committed.
 *
 * Display: Bricolage Grotesque, one static cut (width 75, weight 800, optical size 96).
 * Text: Instrument Sans, weight 400 to 700. A third small file carries the naira sign and the letters of Nigerian
 * languages and is fetched by the browser only on pages that use them (unicode-range in src/styles/fonts.css).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { kerningOf, withKerning } from './kerning.mjs';

const require = createRequire(import.meta.url);
/** @type {(from: number, to: number) => string} */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// Signs of program code are left to the system's font.
const ENGLISH = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} \u00a0!"$%&'()+,-./:;?@²³×°·–—‘’“”…•©`;
const SIGNWRITING = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} \u00a0.,:;!?&/()+%²-–—‘’“”'"`;
const NIGERIAN = '₦ẸẹỌọṢṣƁɓƊɗƘƙƳƴỊịỤụṄṅĀāŌōŪūŊŋǸǹḾḿ';

const display = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  target: 'bricolage-display.woff2',
  text: SIGNWRITING,
  variationAxes: { wdth: 75, wght: 800, opsz: 96 },
};

/** What the pages use nothing of: alternates, ligatures, the names of the axes. */
const UNUSED = ['GSUB', 'GDEF', 'STAT'];

const cuts = [
  {
    ...display,
    dropTables: ['GPOS', ...UNUSED],
    // The pairs that are seen to move, instead of classes for all that there are: 3.5 KB less.
    kerning: true,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-text.woff2',
    text: ENGLISH,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    // Pairs of letters moved closer by a fraction of a pixel, for half of the file: 7.6 KB.
    dropTables: ['GPOS', ...UNUSED],
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    target: 'instrument-nigerian.woff2',
    text: NIGERIAN,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    // Signs above and below letters are set with GPOS and GDEF.
    dropTables: ['GSUB', 'STAT'],
  },
];

// The signs of sums, and those of addresses.
const PRINT = `${ENGLISH}−÷=_~`;
const TEXT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';
const printCuts = [
  { ...display, target: 'print/bricolage-display.ttf' },
  { source: `${TEXT}-normal.woff2`, target: 'print/instrument-400.ttf', variationAxes: { wght: 400 } },
  { source: `${TEXT}-normal.woff2`, target: 'print/instrument-600.ttf', variationAxes: { wght: 600 } },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    target: 'print/instrument-600-nigerian.ttf',
    text: NIGERIAN,
    variationAxes: { wght: 600 },
  },
  { source: `${TEXT}-italic.woff2`, target: 'print/instrument-400-italic.ttf', variationAxes: { wght: 400 } },
].map((cut) => ({ text: PRINT, ...cut, targetFormat: 'sfnt' }));

/** @typedef {{ source: string, target: string, text: string, targetFormat?: string, kerning?: boolean }} Cut */
for (const each of [...cuts, ...printCuts]) {
  const { source, target, text, targetFormat = 'woff2', kerning, ...options } = /** @type {Cut} */ (each);
  const whole = await readFile(require.resolve(source));
  /** @param {object} [changes] */
  const cut = (changes) =>
    subsetFont(whole, text, {
      targetFormat: 'sfnt',
      // Without the alternates and ligatures of the letters, which the pages do not use: 4.5 KB less.
      noLayoutClosure: true,
      ...options,
      ...changes,
    });
  const plain = await cut();
  const font = kerning ? withKerning(plain, kerningOf(await cut({ dropTables: [] }), text)) : plain;
  const file = await convert(font, targetFormat);
  await writeFile(new URL(`../src/fonts/${target}`, import.meta.url), file);
  console.log(`${target} ${(file.length / 1024).toFixed(1)} KB`);
}
