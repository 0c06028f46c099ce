import * as fontkit from 'fontkit';

const DIRECTORY_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * @param {Buffer} sfnt
 * @returns {{ tag: string, data: Buffer }[]} its tables
 */
function tablesOf(sfnt) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = DIRECTORY_BYTES + RECORD_BYTES * index;
    const offset = sfnt.readUInt32BE(at + 8);
    const data = sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12));
    return { tag: sfnt.toString('latin1', at, at + 4), data };
  });
}

/**
 * @param {Buffer} sfnt
 * @param {string} tag
 * @returns {Buffer | undefined}
 */
export const tableOf = (sfnt, tag) => tablesOf(sfnt).find((table) => table.tag === tag)?.data;

/**
 * Puts a table into a font, instead of one that it has.
 * @param {Buffer} sfnt
 * @param {string} tag
 * @param {Buffer} table
 * @returns {Buffer} an sfnt without checksums, which the WOFF2 encoder and the subsetter compute
 */
export function withTable(sfnt, tag, table) {
  const others = tablesOf(sfnt).filter((each) => each.tag !== tag);
  const tables = [...others, { tag, data: table }].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(DIRECTORY_BYTES + RECORD_BYTES * tables.length);
  sfnt.copy(head, 0, 0, 4);
  const step = 2 ** Math.floor(Math.log2(tables.length));
  const search = [tables.length, 16 * step, Math.log2(step), 16 * (tables.length - step)];
  for (const [index, value] of search.entries()) head.writeUInt16BE(value, 4 + 2 * index);
  const bodies = [];
  let offset = head.length;
  for (const [index, { tag: name, data }] of tables.entries()) {
    const at = DIRECTORY_BYTES + RECORD_BYTES * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** @param {number[]} values @returns {Buffer} two bytes for each */
export function u16(...values) {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * at);
  return buffer;
}

/** @param {number[]} values @returns {Buffer} four bytes for each */
export function u32(...values) {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, 4 * at);
  return buffer;
}

/** Pairs that move by less than this share of the type size are left out: nobody sees it. */
const LEAST = 0.02;
/** Pairs that stand side by side in headlines; others are as wide as their letters. */
const WRITTEN = /^(?:[A-Za-z][a-z]|[A-Z]{2}|\d\d|[A-Za-z][.,?!’]|’[a-z])$/;
const PAIR_BYTES = 6;
/** Of the table and of its one subtable. */
const HEADERS_BYTES = 4 + 14;

/**
 * How far letters stand closer together, or further apart, than their widths say.
 * @param {Buffer} sfnt a font that kerns
 * @param {string} text the characters of headlines
 * @returns {{ pair: [left: number, right: number], units: number }[]} code points of a pair, and its kerning where it is seen
 */
export function kerningOf(sfnt, text) {
  const font = fontkit.create(sfnt);
  const width = (/** @type {string} */ word) => font.layout(word).advanceWidth;
  const letters = [...new Set(text)];
  return letters.flatMap((left) =>
    letters.flatMap((right) => {
      if (!WRITTEN.test(left + right)) return [];
      const units = width(left + right) - width(left) - width(right);
      const pair = /** @type {[number, number]} */ ([left, right].map((letter) => letter.codePointAt(0)));
      return Math.abs(units) < LEAST * font.unitsPerEm ? [] : [{ pair, units }];
    }),
  );
}

/**
 * Puts a `kern` table into a font that has none: six bytes for a pair, where GPOS takes kilobytes for its classes.
 * @param {Buffer} sfnt
 * @param {ReturnType<typeof kerningOf>} kerning of code points that the font has
 * @returns {Buffer} an sfnt without checksums, which the WOFF2 encoder computes
 * @see https://learn.microsoft.com/typography/opentype/spec/kern
 */
export function withKerning(sfnt, kerning) {
  const font = fontkit.create(sfnt);
  const glyph = (/** @type {number} */ codePoint) => font.glyphForCodePoint(codePoint).id;
  const pairs = kerning
    .map(({ pair, units }) => ({ key: glyph(pair[0]) * 2 ** 16 + glyph(pair[1]), units }))
    .sort((a, b) => a.key - b.key);
  const table = Buffer.alloc(HEADERS_BYTES + PAIR_BYTES * pairs.length);
  const step = 2 ** Math.floor(Math.log2(pairs.length));
  const header = [0, 1, 0, table.length - 4, 1, pairs.length];
  const search = [PAIR_BYTES * step, Math.log2(step), PAIR_BYTES * (pairs.length - step)];
  for (const [index, value] of [...header, ...search].entries()) table.writeUInt16BE(value, 2 * index);
  for (const [index, { key, units }] of pairs.entries()) {
    table.writeUInt32BE(key, HEADERS_BYTES + PAIR_BYTES * index);
    table.writeInt16BE(Math.round(units), HEADERS_BYTES + PAIR_BYTES * index + 4);
  }
  return withTable(sfnt, 'kern', table);
}
