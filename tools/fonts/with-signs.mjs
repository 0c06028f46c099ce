import * as fontkit from 'fontkit';
import { tableOf, u16, u32, withTable } from './sfnt.mjs';

/** Flags of a part of a glyph. */
const FLAGS = { words: 1, byPlace: 2, more: 0x20, twoScales: 0x40 };
const SCALE_ONE = 2 ** 14;
/** Where tables hold what changes with the number of glyphs. */
const AT = { longOffsets: 50, widths: 34, glyphs: 4, partPoints: 10, partContours: 12, parts: 28, depth: 30 };
const GVAR = { count: 12, flags: 14, data: 16, offsets: 20 };
const MOST_POINTS = 1024;

/**
 * Adds signs to a variable font as glyphs made of its letters, which vary as these do; their widths stay.
 * @param {Buffer} sfnt without `HVAR`, which would have to name the new glyphs
 * @param {Map<string, import('./face.mjs').Sign>} signs
 * @returns {Buffer} an sfnt that the subsetter must still put in order
 * @see https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description
 */
export function withSigns(sfnt, signs) {
  const font = fontkit.create(sfnt);
  const glyphOf = (/** @type {number} */ point) => font.glyphForCodePoint(point).id;
  const table = (/** @type {string} */ tag) => Buffer.from(must(tableOf(sfnt, tag), tag));
  const count = font.numGlyphs;
  const letterOf = (/** @type {string} */ letter) => font.glyphForCodePoint(pointOf(letter));
  const drawn = [...signs.values()].map((sign) => composite(sign, letterOf));
  const glyf = table('glyf');
  const ends = drawn.map((_, at) => glyf.length + Buffer.concat(drawn.slice(0, at + 1)).length);
  const points = [
    ...font.characterSet.map((point) => [point, glyphOf(point)]),
    ...[...signs.keys()].map((sign, at) => [pointOf(sign), count + at]),
  ];
  const metricsOf = (/** @type {number} */ glyph) =>
    metricOf(table('hmtx'), table('hhea').readUInt16BE(AT.widths), glyph);
  const metrics = [
    ...Array.from({ length: count }, (_, glyph) => metricsOf(glyph)),
    ...[...signs.values()].map((sign) => [Math.round(sign.width), frameOf(sign, letterOf)[0] ?? 0]),
  ];
  const changed = {
    glyf: Buffer.concat([glyf, ...drawn]),
    loca: u32(...offsetsOf(table('loca'), table('head').readInt16BE(AT.longOffsets) === 1), ...ends),
    hmtx: u16(...metrics.flat()),
    head: patched(table('head'), { [AT.longOffsets]: 1 }),
    hhea: patched(table('hhea'), { [AT.widths]: count + signs.size }),
    maxp: patched(table('maxp'), {
      [AT.glyphs]: count + signs.size,
      [AT.partPoints]: MOST_POINTS,
      [AT.partContours]: MOST_POINTS,
      [AT.parts]: Math.max(...[...signs.values()].map(({ parts }) => parts.length)),
      [AT.depth]: 1,
    }),
    gvar: withoutDeltas(table('gvar'), signs.size),
    cmap: characterMap(points),
  };
  return Object.entries(changed).reduce((grown, [tag, data]) => withTable(grown, tag, data), sfnt);
}

/**
 * @template T
 * @param {T | undefined} value
 * @param {string} name
 * @returns {T}
 */
function must(value, name) {
  if (value === undefined) throw new Error(`the font has no ${name}`);
  return value;
}
const pointOf = (/** @type {string} */ letter) => must(letter.codePointAt(0), 'letter');

/** @typedef {(letter: string) => import('fontkit').Glyph} LetterOf */

/**
 * @param {import('./face.mjs').Sign} sign
 * @param {LetterOf} letterOf
 * @returns {number[]} left, bottom, right and top of what is drawn
 */
function frameOf({ parts }, letterOf) {
  const boxes = parts.map(({ of, a, d, x, y }) => {
    const { minX, minY, maxX, maxY } = letterOf(of).bbox;
    return [minX * a + x, minY * d + y, maxX * a + x, maxY * d + y].map(Math.round);
  });
  return [Math.min, Math.min, Math.max, Math.max].map((most, side) =>
    most(...boxes.map((box) => box[side] ?? 0)),
  );
}

/**
 * @param {import('./face.mjs').Sign} sign
 * @param {LetterOf} letterOf
 */
function composite(sign, letterOf) {
  const { parts } = sign;
  const header = Buffer.alloc(10);
  header.writeInt16BE(-1, 0);
  for (const [side, value] of frameOf(sign, letterOf).entries()) header.writeInt16BE(value, 2 + 2 * side);
  const drawn = parts.map(({ of, a, d, x, y }, at) => {
    const part = Buffer.alloc(12);
    const more = at < parts.length - 1 ? FLAGS.more : 0;
    part.writeUInt16BE(FLAGS.words + FLAGS.byPlace + FLAGS.twoScales + more, 0);
    part.writeUInt16BE(letterOf(of).id, 2);
    part.writeInt16BE(Math.round(x), 4);
    part.writeInt16BE(Math.round(y), 6);
    part.writeInt16BE(Math.round(a * SCALE_ONE), 8);
    part.writeInt16BE(Math.round(d * SCALE_ONE), 10);
    return part;
  });
  const whole = Buffer.concat([header, ...drawn]);
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)]);
}

/** @param {Buffer} loca @param {boolean} isLong */
function offsetsOf(loca, isLong) {
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, at) =>
    isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at),
  );
}

/** @param {Buffer} hmtx @param {number} long how many have a width of their own @param {number} glyph */
const metricOf = (hmtx, long, glyph) => [
  hmtx.readUInt16BE(4 * Math.min(glyph, long - 1)),
  hmtx.readUInt16BE(glyph < long ? 4 * glyph + 2 : 4 * long + 2 * (glyph - long)),
];

/** The deltas of glyphs, and none for those at the end. @param {Buffer} gvar @param {number} more */
function withoutDeltas(gvar, more) {
  const count = gvar.readUInt16BE(GVAR.count);
  const size = gvar.readUInt16BE(GVAR.flags) & 1 ? 4 : 2;
  const end = GVAR.offsets + size * (count + 1);
  const last = gvar.subarray(end - size, end);
  const grown = size * more;
  const shifted = Buffer.concat([gvar.subarray(0, end), ...Array(more).fill(last), gvar.subarray(end)]);
  shifted.writeUInt16BE(count + more, GVAR.count);
  // The tuples shared by glyphs are behind the offsets, and the deltas behind those.
  for (const at of [8, GVAR.data]) shifted.writeUInt32BE(gvar.readUInt32BE(at) + grown, at);
  return shifted;
}

/** Of format 12, the simplest; the subsetter writes it shorter. @param {number[][]} pairs code points and glyphs */
function characterMap(pairs) {
  const sorted = pairs.toSorted(([a = 0], [b = 0]) => a - b);
  const groups = sorted.map(([point = 0, glyph = 0]) => u32(point, point, glyph));
  const table = Buffer.concat([u16(12, 0), u32(16 + 12 * groups.length, 0, groups.length), ...groups]);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), table]);
}

/** @param {Buffer} table @param {Record<number, number>} fields by their place */
function patched(table, fields) {
  for (const [at, value] of Object.entries(fields)) table.writeUInt16BE(value, Number(at));
  return table;
}
