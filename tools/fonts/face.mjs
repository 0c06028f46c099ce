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
