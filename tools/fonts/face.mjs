import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * @typedef {{ x: number, y: number, onCurve: boolean }} Point
 * @typedef {{ contours: Point[][], width: number }} Outline in units of a thousandth of the type size
 * @typedef {{ sources: string[], axes: Record<string, number> }} Style files of one family, and the place of a style on its axes
 */

/**
 * Cuts one style of a source.
 * @param {string} source path in a package
 * @param {string} text
 * @param {object} [options] of subset-font
 * @returns {Promise<Buffer>} an sfnt
 */
export async function cut(source, text, options) {
  const whole = await readFile(require.resolve(source));
  // Without the alternates and ligatures of the letters, which the pages do not use: 4.5 KB less.
  return subsetFont(whole, text, { targetFormat: 'sfnt', noLayoutClosure: true, ...options });
}

/**
 * Outlines of one style, from all files that its family is parted into.
 * @param {Style} style
 * @param {string} text the characters wanted; those that no file has are left out
 * @returns {Promise<Map<string, Outline>>} by character
 */
export async function outlines({ sources, axes }, text) {
  const found = new Map();
  for (const source of sources) {
    const font = createFont(await cut(source, text, { variationAxes: axes }), {
      type: 'ttf',
      compound2simple: true,
    }).get();
    for (const { unicode, contours = [], advanceWidth } of font.glyf) {
      for (const codePoint of unicode ?? []) {
        const letter = String.fromCodePoint(codePoint);
        if (!found.has(letter)) found.set(letter, { contours, width: advanceWidth });
      }
    }
  }
  return found;
}

/**
 * @param {Point[][]} contours
 * @returns the rectangle around them
 */
export function box(contours) {
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, bottom: Math.min(...ys), top: Math.max(...ys), centre: (left + right) / 2 };
}

/**
 * @param {Point[][]} contours
 * @param {(point: Point) => { x: number, y: number }} place
 * @returns {Point[][]} rounded to whole units
 */
export const moved = (contours, place) =>
  contours.map((contour) =>
    contour.map((point) => {
      const { x, y } = place(point);
      return { ...point, x: Math.round(x), y: Math.round(y) };
    }),
  );

/** @typedef {{ of: string, a: number, d: number, x: number, y: number }} Part a letter, how much wider and higher, and how far from its place */
/** @typedef {{ parts: Part[], width: number }} Sign */

/** A figure above the line: its size, and where its top is, by the height of capitals. */
const RAISED = { size: 0.62, top: 1.02 };
const FIGURES = { '²': '2', '³': '3' };
/** The two bars of the naira, by the height of capitals; how far they stand out, and how thick they are beside a minus. */
const BARS = { heights: [0.39, 0.61], beyond: 0.09, thickness: 0.72 };

/** Letters that signs are made of. */
export const SIGN_PARTS = 'HN−23';
export const SIGNS = ['₦', ...Object.keys(FIGURES)];

/**
 * Signs that a face lacks, as parts of letters that it has: they grow bold with them.
 * @param {Map<string, Outline>} face with `SIGN_PARTS`
 * @returns {Map<string, Sign>}
 */
export function signsOf(face) {
  const of = (/** @type {string} */ letter) => {
    const outline = face.get(letter);
    if (!outline) throw new Error(`no sign can be made without '${letter}'`);
    return { ...box(outline.contours), width: outline.width };
  };
  const capital = of('H').top;
  const [n, minus] = [of('N'), of('−')];
  const beyond = BARS.beyond * capital;
  const a = (n.right - n.left + 2 * beyond) / (minus.right - minus.left);
  const middle = ((minus.top + minus.bottom) / 2) * BARS.thickness;
  const bars = BARS.heights.map((height) => ({
    of: '−',
    a,
    d: BARS.thickness,
    x: n.left - beyond - minus.left * a,
    y: height * capital - middle,
  }));
  const naira = { parts: [{ of: 'N', a: 1, d: 1, x: 0, y: 0 }, ...bars], width: n.width };
  const raised = Object.entries(FIGURES).map(([sign, figure]) => {
    const { top, width } = of(figure);
    const { size } = RAISED;
    const part = { of: figure, a: size, d: size, x: 0, y: RAISED.top * capital - top * size };
    return /** @type {[string, Sign]} */ ([sign, { parts: [part], width: width * size }]);
  });
  return new Map([/** @type {[string, Sign]} */ (['₦', naira]), ...raised]);
}

/**
 * @param {Sign} sign
 * @param {Map<string, Outline>} face
 * @returns {Outline} the sign drawn
 */
export function drawn({ parts, width }, face) {
  const contours = parts.flatMap(({ of, a, d, x, y }) =>
    moved(face.get(of)?.contours ?? [], (point) => ({ x: point.x * a + x, y: point.y * d + y })),
  );
  return { contours, width: Math.round(width) };
}
