import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cut, outlines, SIGN_PARTS, signsOf } from './face.mjs';
import { demand, letterMaker, PARTS } from './letters.mjs';
import { withLetters } from './with-letters.mjs';
import { withSigns } from './with-signs.mjs';

const LATIN = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const EXTENDED = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
const UNUSED = ['GPOS', 'GSUB', 'GDEF', 'STAT', 'HVAR'];
const at = (wght: number) => ({ sources: [LATIN, EXTENDED], axes: { wght } });

test('a cut that lacks a promised letter is refused', async () => {
  const plain = await cut(LATIN, 'abcọ₦', { variationAxes: { wght: 400 } });
  expect(() => demand('cut', plain, ['a', 'c'])).not.toThrow();
  expect(() => demand('cut', plain, ['a', 'ọ', '₦'])).toThrow('cut lacks ọ ₦');
});

test('a letter that neither face has is not made', async () => {
  const face = await outlines(at(400), `${PARTS}so`);
  const letterOf = letterMaker(face, new Map());
  expect(letterOf('ɗ')).toBeUndefined();
  expect(letterOf('ṣ')?.width).toBe(face.get('s')?.width);
});

test('a letter keeps the form of its base, and its marks stand clear of it', async () => {
  const face = await outlines(at(400), `${PARTS}s`);
  const base = face.get('s')?.contours ?? [];
  const made = letterMaker(face, new Map())('ṣ́')?.contours ?? [];
  expect(made.slice(0, base.length)).toEqual(base);
  const [below, above] = made.slice(base.length).map((contour) => contour.map(({ y }) => y));
  expect(Math.max(...(below ?? []))).toBeLessThan(-10);
  expect(Math.min(...(above ?? []))).toBeGreaterThan(520);
});

test('a letter with a mark is one glyph that keeps its two characters', async () => {
  const plain = await cut(LATIN, 'mM', { variationAxes: { wght: 400 }, dropTables: UNUSED });
  const face = await outlines(at(400), `${PARTS}m`);
  const letterOf = letterMaker(face, new Map());
  const written = ['\u0300', 'm\u0300'];
  const font = fontkit.create(
    await withLetters(plain, new Map(written.map((text) => [text, letterOf(text)]))),
  );
  const { glyphs, advanceWidth } = font.layout('m\u0300');
  expect(glyphs).toMatchObject([{ codePoints: [0x6d, 0x300] }]);
  expect(advanceWidth).toBe(font.layout('m').advanceWidth);
});

test('the naira is grows bold with its letter and stands as it does', async () => {
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  const plain = await cut(LATIN, SIGN_PARTS, { variationAxes, dropTables: UNUSED });
  const signed = withSigns(plain, signsOf(await outlines(at(550), SIGN_PARTS)));
  for (const wght of [400, 700]) {
    const one = fontkit.create(
      await subsetFont(signed, 'N₦−', { targetFormat: 'sfnt', variationAxes: { wght } }),
    );
    const [n, naira] = ['N', '₦'].map((letter) => one.layout(letter).glyphs[0]);
    expect(Math.abs((naira?.advanceWidth ?? 0) - (n?.advanceWidth ?? 0))).toBeLessThan(20);
    expect(naira?.bbox).toMatchObject({ minY: 0, maxY: n?.bbox.maxY });
    // Both bars stand out, one side as far as the other.
    const [left, right] = [
      (n?.bbox.minX ?? 0) - (naira?.bbox.minX ?? 0),
      (naira?.bbox.maxX ?? 0) - (n?.bbox.maxX ?? 0),
    ];
    expect(Math.min(left, right)).toBeGreaterThan(30);
    expect(Math.abs(left - right)).toBeLessThan(60);
  }
});
