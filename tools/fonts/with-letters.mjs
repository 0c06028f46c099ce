import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { box } from './face.mjs';
import { tableOf, u16, withTable } from './sfnt.mjs';

/**
 * A `GSUB` table that draws a letter and its mark as one glyph, in every script (feature `ccmp`).
 * @param {{ sequence: number[], glyph: number }[]} ligatures glyph ids
 * @returns {Buffer}
 * @see https://learn.microsoft.com/typography/opentype/spec/gsub
 */
function ligatureTable(ligatures) {
  const firsts = Map.groupBy(ligatures, ({ sequence }) => sequence[0] ?? 0);
  const sets = [...firsts].sort(([a], [b]) => a - b);
  const coverage = u16(1, sets.length, ...sets.map(([first]) => first));
  const bodies = sets.map(([, set]) =>
    table(
      [set.length],
      set.map(({ sequence, glyph }) => u16(glyph, sequence.length, ...sequence.slice(1))),
    ),
  );
  const substitution = table([1], [coverage, ...bodies], (offsets) => [
    offsets[0] ?? 0,
    sets.length,
    ...offsets.slice(1),
  ]);
  const lookup = table([4, 0, 1], [substitution]);
  const language = u16(0, 0xffff, 1, 0);
  const scripts = ['DFLT', 'latn'];
  // The list has tags between its offsets; both scripts have the same language system.
  const scriptsLength = 2 + 6 * scripts.length;
  const script = Buffer.concat([u16(4, 0), language]);
  const scriptList = Buffer.concat([
    u16(scripts.length),
    ...scripts.map((tag) => Buffer.concat([Buffer.from(tag, 'latin1'), u16(scriptsLength)])),
    script,
  ]);
  const features = Buffer.concat([u16(1), Buffer.from('ccmp', 'latin1'), u16(8), u16(0, 1, 0)]);
  return table([1, 0], [scriptList, features, table([1], [lookup])]);
}

/**
 * A header, the offsets of the parts, and the parts.
 * @param {number[]} header
 * @param {Buffer[]} parts
 * @param {(offsets: number[]) => number[]} [fields] the offsets with what is between them
 */
function table(header, parts, fields = (offsets) => offsets) {
  const start = 2 * (header.length + fields(parts.map(() => 0)).length);
  let at = start;
  const offsets = parts.map((part) => {
    const offset = at;
    at += part.length;
    return offset;
  });
  return Buffer.concat([u16(...header, ...fields(offsets)), ...parts]);
}

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
