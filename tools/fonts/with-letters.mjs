import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { box } from './face.mjs';
import { ligatureTable } from './ligatures.mjs';
import { tableOf, withTable } from './sfnt.mjs';

/** @typedef {import('./face.mjs').Outline} Outline */

/** Tables that speak of the glyphs by number, which stay the same. */
const KEPT = ['GDEF', 'GPOS'];

const pointsOf = (/** @type {string} */ text) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/**
 * Adds letters to a static font.
 * @param {Buffer} sfnt
 * @param {Map<string, Outline | undefined>} letters by what is written, of one character or several; those that it has, and undefined ones, are left out
 * @returns {Promise<Buffer>} an sfnt
 */
export async function withLetters(sfnt, letters) {
  const font = createFont(sfnt, { type: 'ttf' });
  const data = font.get();
  /** @type {Map<number, number>} */
  const glyphs = new Map(data.glyf.flatMap(({ unicode }, id) => (unicode ?? []).map((point) => [point, id])));
  const ligatures = [];
  // Single characters first: a ligature names the glyphs of its parts.
  for (const [text, outline] of [...letters].sort(([a], [b]) => pointsOf(a).length - pointsOf(b).length)) {
    const [first = 0, ...others] = pointsOf(text);
    if (!outline || (others.length === 0 && glyphs.has(first))) continue;
    const glyph = data.glyf.length;
    data.glyf.push(glyphOf(outline, others.length === 0 ? [first] : []));
    if (others.length === 0) glyphs.set(first, glyph);
    else ligatures.push({ sequence: [first, ...others].map((point) => numberOf(point, glyphs)), glyph });
  }
  const written = /** @type {ArrayBuffer} */ (font.set(data).write({ type: 'ttf' }));
  /** @type {Buffer} */
  let grown = Buffer.from(written);
  for (const tag of KEPT) {
    const table = tableOf(sfnt, tag);
    if (table) grown = withTable(grown, tag, table);
  }
  if (ligatures.length > 0) grown = withTable(grown, 'GSUB', ligatureTable(ligatures));
  // Sums up the tables and leaves out the names of the glyphs.
  return subsetFont(grown, String.fromCodePoint(...glyphs.keys()), { targetFormat: 'sfnt' });
}

/**
 * @param {Outline} outline
 * @param {number[]} unicode
 */
function glyphOf({ contours, width }, unicode) {
  const { left, right, bottom, top } = box(contours);
  const frame = { xMin: left, xMax: right, yMin: bottom, yMax: top };
  return { name: '', unicode, contours, advanceWidth: width, leftSideBearing: left, ...frame };
}

/**
 * @param {number} point
 * @param {Map<number, number>} glyphs
 */
function numberOf(point, glyphs) {
  const glyph = glyphs.get(point);
  if (glyph === undefined) throw new Error(`a letter needs U+${point.toString(16)}, which the font lacks`);
  return glyph;
}
