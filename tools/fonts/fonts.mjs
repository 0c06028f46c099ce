/**
 * Cuts the faces of the site from their variable sources and writes them to src/ui/fonts/, and static cuts for print to
 * src/ui/fonts/print/: PDFs and the pictures of link previews take no variable font.
 * Run by hand (`npm run fonts`) when a source or the character set changes; the results are committed. It fails when a cut lacks a
 * character that it is to hold.
 *
 * Display: Bricolage Grotesque, one static cut (width 75, weight 800, optical size 96).
 * Text: Instrument Sans, weight 400 to 700.
 * The letters of Nigerian languages (domain/shared/alphabet.ts) are in files of their own, which a browser fetches only for a page that has
 * one of them (src/ui/styles/fonts.css); in print they are in the cut itself.
 * Where they come from: docs/decisions/0047-font-subsetting.md.
 */
import { writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import {
  NAIRA,
  NIGERIAN_LETTERS,
  READ_SIGNS,
  SELDOM_SIGNS,
  TONE_MARKS,
  UNDER_MARKS,
  WESTERN_LETTERS,
} from '../../domain/shared/alphabet.ts';
import { cut, drawn, outlines, SIGN_PARTS, SIGNS, signsOf } from './face.mjs';
import { demand, letterMaker, PARTS } from './letters.mjs';
import { kerningOf, withKerning } from './sfnt.mjs';
import { withLetters } from './with-letters.mjs';
import { withSigns } from './with-signs.mjs';

/** @type {(from: number, to: number) => string} */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// Signs of program code are left to the system's font.
const PLAIN_SIGNS = [...READ_SIGNS].filter((sign) => !SIGNS.includes(sign)).join('');
const ENGLISH = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} !"$%&'()+,-./:;=?@${PLAIN_SIGNS}`;
const SIGNWRITING = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} \u00a0.,:;!?&/()+%²³-–—‘’“”'"@×`;
/** Also the signs of addresses. */
const PRINT = `${ENGLISH}_~#£€`;
const LETTERS = [...NIGERIAN_LETTERS, ...TONE_MARKS, ...WESTERN_LETTERS];

/** @type {(family: string, style: string, parts: string[]) => string[]} */
const files = (family, style, parts) =>
  parts.map((part) => `@fontsource-variable/${family}/files/${family}-${part}-${style}.woff2`);
const DISPLAY = files('bricolage-grotesque', 'standard-normal', ['latin', 'latin-ext', 'vietnamese']);
const TEXT = files('instrument-sans', 'wght-normal', ['latin', 'latin-ext']);
const ITALIC = files('instrument-sans', 'wght-italic', ['latin', 'latin-ext']);
/** The face that lends letters with hooks, in the widths that match the others. */
const DONOR = files('noto-sans', 'standard-normal', ['latin', 'latin-ext']);
const DONOR_ITALIC = files('noto-sans', 'standard-italic', ['latin', 'latin-ext']);

const text = (/** @type {number} */ wght) => ({
  own: { sources: TEXT, axes: { wght } },
  donor: { sources: DONOR, axes: { wdth: 100, wght } },
});
const STYLES = {
  display: {
    own: { sources: DISPLAY, axes: { wdth: 75, wght: 800, opsz: 96 } },
    donor: { sources: DONOR, axes: { wdth: 62.5, wght: 900 } },
  },
  regular: text(400),
  bold: text(600),
  italic: {
    own: { sources: ITALIC, axes: { wght: 400 } },
    donor: { sources: DONOR_ITALIC, axes: { wdth: 100, wght: 400 } },
  },
};
/** Between the lightest and the boldest, so that a sign sits well in both. */
const MIDDLE = { sources: TEXT, axes: { wght: 550 } };
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

/** The features that no page uses: alternates, ligatures, the names of the axes. */
const UNUSED = ['GSUB', 'GDEF', 'STAT'];

/** @typedef {Record<'own' | 'donor', import('./face.mjs').Style>} Style a style of the face, and the one that lends to it */

/**
 * A static cut of some characters, and of letters that may have to be made.
 * @param {Style} style
 * @param {string} characters
 * @param {readonly string[]} letters
 * @param {string[]} [dropTables]
 */
async function staticCut({ own, donor }, characters, letters, dropTables = []) {
  const wanted = [...letters, ...letters.map((letter) => letter.normalize('NFD')), PARTS, SIGN_PARTS].join(
    '',
  );
  const face = await outlines(own, wanted);
  const signs = signsOf(face);
  const letterOf = letterMaker(face, await outlines(donor, wanted));
  const made = letters.map((letter) => {
    const sign = face.has(letter) ? undefined : signs.get(letter);
    return /** @type {const} */ ([letter, sign ? drawn(sign, face) : letterOf(letter)]);
  });
  const base = await cut(own.sources[0] ?? '', characters, { variationAxes: own.axes, dropTables });
  return withLetters(base, new Map(made));
}

/** @param {Style} style @param {string} target @param {string} signs that pages seldom have */
const companion = (style, target, signs) => ({
  target,
  holds: [...LETTERS, ...signs],
  // A letter and its mark come from one file.
  make: () => staticCut(style, signs + UNDER_MARKS, LETTERS, ['GPOS', ...UNUSED]),
});

const DISPLAY_SIGNS = '$=°…÷−#_£€©•·';
const headlines = [...SIGNWRITING, NAIRA];
const read = [...ENGLISH, ...SIGNS];
const printed = (/** @type {Style} */ style, /** @type {string} */ name) => ({
  target: `print/${name}.ttf`,
  holds: [...PRINT, ...SIGNS, ...LETTERS],
  make: () => staticCut(style, PRINT, [...SIGNS, ...LETTERS], ['GSUB', 'STAT']),
});

const cuts = [
  {
    target: 'bricolage-display.woff2',
    holds: headlines,
    // The pairs that are seen to move, instead of classes for all that there are: 3.5 KB less.
    make: async () => {
      const { own } = STYLES.display;
      const whole = await cut(own.sources[0] ?? '', SIGNWRITING, { variationAxes: own.axes });
      const plain = await staticCut(STYLES.display, SIGNWRITING, [NAIRA], ['GPOS', ...UNUSED]);
      return withKerning(plain, kerningOf(whole, SIGNWRITING));
    },
  },
  {
    target: 'instrument-text.woff2',
    holds: read,
    make: async () => {
      // Pairs of letters moved closer by a fraction of a pixel, for half of the file: 7.6 KB. Without HVAR, widths are in gvar.
      const dropTables = ['GPOS', 'HVAR', ...UNUSED];
      const plain = await cut(TEXT[0] ?? '', ENGLISH, { variationAxes: WEIGHTS, dropTables });
      const signed = withSigns(plain, signsOf(await outlines(MIDDLE, SIGN_PARTS)));
      return subsetFont(signed, read.join(''), { targetFormat: 'sfnt' });
    },
  },
  companion(STYLES.display, 'bricolage-nigerian.woff2', DISPLAY_SIGNS),
  companion(STYLES.regular, 'instrument-nigerian-400.woff2', SELDOM_SIGNS),
  companion(STYLES.bold, 'instrument-nigerian-600.woff2', SELDOM_SIGNS),
  printed(STYLES.display, 'bricolage-display'),
  printed(STYLES.regular, 'instrument-400'),
  printed(STYLES.bold, 'instrument-600'),
  printed(STYLES.italic, 'instrument-400-italic'),
];

for (const { target, holds, make } of cuts) {
  const sfnt = await make();
  demand(target, sfnt, holds);
  const file = target.endsWith('.woff2') ? await convert(sfnt, 'woff2') : sfnt;
  await writeFile(new URL(`../../src/ui/fonts/${target}`, import.meta.url), file);
  console.log(`${target} ${(file.length / 1024).toFixed(1)} KB`);
}
